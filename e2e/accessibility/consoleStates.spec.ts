import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../support/barriers';
import { test } from '../support/consoleTest';
import { orderOf, storedAlways } from '../support/stored';
import { exactly, typed } from '../support/typed';
import type { VenueServer } from '../support/venueServer';

test.use({ reducedMotion: 'reduce' } as object);

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');

/** What a person sees after a few steps, by screen. Each step ends in a state that axe looks at. */
const STATES: Record<
  string,
  readonly [state: string, reach: (page: Page, server: VenueServer) => Promise<unknown>][]
> = {
  '/admin/events': [
    ['the edit dialog', (page) => press(page, 'Edit Live: Benga Night')],
    [
      'the edit dialog with a refusal',
      async (page, server) => {
        await server.fail({ kind: 'CONFLICT', operation: 'updateEvent' });
        await dialog(page).getByLabel('Title').fill(typed('Mine'));
        await press(page, 'Update Event');
        await dialog(page).getByRole('alert').waitFor();
      },
    ],
    ['the discard question', (page) => dialog(page).getByRole('button', { name: 'Cancel' }).click()],
    ['the error panel', (page) => press(page, 'Discard Changes')],
    [
      'nothing found',
      async (page, server) => {
        await server.fail(null);
        await page.reload();
        await page.getByRole('searchbox').fill(exactly('no such event'));
        await page.getByRole('heading', { name: 'No events found' }).waitFor();
      },
    ],
    [
      'the delete question',
      async (page) => {
        await page.getByRole('searchbox').fill('');
        await press(page, 'Delete Live: Benga Night');
      },
    ],
    [
      'working offline',
      async (page, server) => {
        await server.fail({ kind: 'http-500' });
        await press(page, 'Delete Event');
        await page.getByText('1 change is only here so far').click();
      },
    ],
    [
      'the live rows are back',
      async (page, server) => {
        await server.fail(null);
        await page.getByRole('link', { name: 'Back to Admin Dashboard' }).click();
        await page.getByRole('main').getByRole('link', { name: 'Manage Events' }).click();
        await page.getByText('These changes were sent').waitFor();
      },
    ],
  ],
  '/admin/reservations': [
    ['a reservation in full', (page) => press(page, /^RES-002$/)],
    [
      'a new reservation with gaps',
      async (page) => {
        await page.keyboard.press('Escape');
        await press(page, 'New Reservation');
        await press(page, 'Add Reservation');
        await page.getByText('Enter a name').waitFor();
      },
    ],
    [
      'chosen rows',
      async (page) => {
        await dialog(page).getByRole('button', { name: 'Cancel' }).click();
        await page.getByRole('checkbox', { name: 'Select RES-001' }).check();
        await page.getByText('1 selected').waitFor();
      },
    ],
    [
      'a toast with Undo',
      async (page) => {
        await press(page, 'Confirm Selected');
        await page.getByRole('button', { name: 'Undo' }).waitFor();
      },
    ],
    [
      'the palette',
      async (page) => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type(exactly('res'));
        await dialog(page).getByRole('option').first().waitFor();
      },
    ],
    ['the palette without results', (page) => page.keyboard.type(exactly('xyz'))],
    [
      'the sign-in with a refusal',
      async (page) => {
        await page.keyboard.press('Escape');
        await press(page, 'Live server');
        await dialog(page).getByLabel('Email').fill('owner@venue.example');
        await dialog(page).getByLabel('Password').fill(exactly('wrong'));
        await press(page, 'Sign In');
        await dialog(page).getByRole('alert').waitFor();
      },
    ],
  ],
  '/admin/stalls': [
    ['the gallery', (page) => press(page, 'Gallery Live: Fish Corner')],
    ['the question before a picture is removed', (page) => press(page, 'Remove Fish')],
    [
      'the gallery without pictures',
      async (page) => {
        await press(page, 'Remove Picture');
        await page.getByText('No gallery images available').waitFor();
      },
    ],
    [
      'the second tab of Add Stall',
      async (page) => {
        await page.keyboard.press('Escape');
        await press(page, 'Add Stall');
        await dialog(page).getByRole('tab', { name: 'Amenities & Gallery' }).click();
      },
    ],
  ],
  '/admin/menu': [
    ['what is said today', (page) => press(page, /^Today/)],
    ['the edit dialog', (page) => press(page, 'Edit Samosas')],
    [
      'a dish that is not available',
      async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('switch', { name: 'Samosas is available' }).click();
        await page.getByText('Unavailable').first().waitFor();
      },
    ],
  ],
  '/admin/orders': [['an order in full', (page) => press(page, /^View Details/)]],
};

for (const [path, states] of Object.entries(STATES))
  test(`axe finds nothing in the states and dialogs of ${path} on a phone and a desktop in both themes`, async ({
    page,
    visit,
    server,
  }) => {
    await storedAlways(page, { orders: [orderOf('ORD-001')] });
    await page.goto(path);
    await page
      .getByRole('button', { name: /^(Edit|Confirm|Cancel|View) / })
      .first()
      .waitFor();
    for (const [state, reach] of states)
      await test.step(state, async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await reach(page, server);
        await expectAccessibleAtAllWidths(page, state);
      });
    // requirements 8, Logged only
    visit.allows(/GraphQL|status of 500/);
  });
