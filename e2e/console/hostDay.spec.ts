// decisions, Versions and retries; decisions, Live sign-in; decisions, Business day
import type { Page, Request } from '@playwright/test';
import { bookingDetails } from '@venue/shared/booking-text';
import { PASSWORD } from '@venue/shared/testing/server';
import { requestText } from '@venue/shared/text';
import { expect, test } from '../support/consoleTest';
import { reservation } from '../support/graphql';
import { storedBefore } from '../support/stored';
import { seen, typed } from '../support/typed';
import { signedInAs } from '../support/visitors';

const booked = (id: string, time: string, name: string, more: object = {}) => ({
  ...reservation(id, 'confirmed', 4),
  ...{ time, name },
  ...more,
});
const GUEST = typed('Wanjiku Maina');
const LATER = typed('Kiprono Bett');
const ROWS = [
  booked('RES-001', '17:00', 'Otieno Ouma', { tableNumber: '3' }),
  booked('RES-002', '20:00', 'Wambui Kariuki', { tableNumber: '7' }),
  booked('RES-003', '21:00', 'Njeri Kamau', { status: 'pending' }),
  booked('RES-004', '00:30', 'Baraka Mwangi', { date: '2030-05-11' }),
];
const MESSAGE = requestText(
  'I would like to reserve a table.',
  bookingDetails(
    {
      ...{
        date: '2030-05-10',
        time: '19:30',
        guests: '3',
        name: GUEST,
        phone: typed('0700 000 999', 'phone'),
      },
      ...{ occasion: '', requests: '', email: '' },
    },
    ['date', 'time', 'guests', 'name', 'phone'],
  ),
);
const HOUR_MS = 3_600_000;

const party = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Parties of today' }).getByRole('listitem').filter({ hasText: name });
const mark = (page: Page, as: string, name: string) => page.getByRole('button', { name: `${as} ${name}` });
const isMarked = (page: Page, as: string, name: string) =>
  expect(mark(page, as, name)).toHaveAttribute('aria-pressed', 'true');

/** How far the clocks of pages are put on, once all that was asked is answered: a call that waits would be given up. */
function clocksOf(pages: readonly Page[]) {
  const asked = new Set<Request>();
  for (const page of pages) {
    page.on('request', (request) => asked.add(request));
    page.on('requestfinished', (request) => asked.delete(request));
    page.on('requestfailed', (request) => asked.delete(request));
  }
  const answered = () => expect.poll(() => asked.size).toBe(0);
  return {
    /** To the next question for what others have changed. */
    async poll(page: Page) {
      await answered();
      await page.clock.runFor(10_000);
    },
    async pass(hours: number) {
      await answered();
      for (const page of pages) await page.clock.fastForward(hours * HOUR_MS);
    },
  };
}

/** The page is looked at, or lies asleep. */
const become = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('a day of two hosts, one of whom is an hour without a network and asleep for three: nothing is lost or invented', async ({
  page: tablet,
  browser,
  server,
}) => {
  await server.put({ reservations: ROWS });
  await tablet.setViewportSize({ width: 1024, height: 768 });
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await server.serve(phone);
  await signedInAs(phone, 'admin');
  await storedBefore(phone, { authToken: server.tokenOf('host') });
  const clocks = clocksOf([tablet, phone]);
  // 16:00 in Nairobi.
  for (const page of [tablet, phone]) await page.clock.install({ time: new Date('2030-05-10T13:00:00Z') });
  await phone.goto('/admin/reservations?view=tonight');
  await expect(party(phone, 'Otieno Ouma')).toBeVisible();

  // A guest's message becomes a booking with a table; the colleague sees it.
  await tablet.goto('/admin/reservations');
  await tablet.getByRole('button', { name: 'New Reservation' }).click();
  const form = tablet.getByRole('dialog', { name: 'New Reservation' });
  await form.getByLabel(/^Guest's message/).fill(MESSAGE);
  await form.getByText(/tables free then/).click();
  await form.getByRole('button', { name: 'Give table 12' }).click();
  await form.getByRole('button', { name: 'Add Reservation' }).click();
  await tablet.getByRole('button', { name: 'Confirm RES-005' }).click();
  await tablet.getByRole('link', { name: 'Tonight' }).click();
  await clocks.poll(phone);
  await expect(party(phone, seen(GUEST))).toContainText('Table 12');

  // What one marks the other sees.
  await mark(phone, 'Arrived', 'Otieno Ouma').click();
  await isMarked(phone, 'Arrived', 'Otieno Ouma');
  await clocks.poll(tablet);
  await isMarked(tablet, 'Arrived', 'Otieno Ouma');

  // An hour without a network, in which both go on.
  await phone.context().setOffline(true);
  await mark(phone, 'Seated', 'Otieno Ouma').click();
  await phone.getByRole('link', { name: 'All Reservations' }).click();
  await phone.getByRole('button', { name: 'New Reservation' }).click();
  const typing = phone.getByRole('dialog', { name: 'New Reservation' });
  await typing.getByLabel('Time').fill('21:15');
  await typing.getByLabel('Name').fill(LATER);
  await typing.getByLabel('Phone').fill(typed('0700 000 888', 'phone'));
  await typing.getByRole('button', { name: 'Add Reservation' }).click();
  await expect(phone.getByText('2 changes are only here so far')).toBeVisible();
  await tablet.getByRole('button', { name: 'Confirm RES-003' }).click();
  await expect(party(tablet, 'Njeri Kamau')).not.toContainText('Pending');
  await clocks.pass(1);
  await expect(phone.getByText(/^Working offline: changes stay/)).toBeVisible();

  // The network is back: all is sent by itself, and what the colleague did is there.
  await phone.context().setOffline(false);
  const sent = phone.getByRole('list', { name: 'Sent' });
  await expect(sent.getByRole('listitem')).toHaveCount(2);
  await expect(sent).toContainText(seen(LATER));
  await phone.getByRole('button', { name: 'Dismiss' }).click();
  await phone.getByRole('link', { name: 'Tonight' }).click();
  await expect(party(phone, 'Njeri Kamau')).not.toContainText('Pending');
  await clocks.poll(tablet);
  await isMarked(tablet, 'Seated', 'Otieno Ouma');
  await expect(party(tablet, seen(LATER))).toBeVisible();

  // Three hours asleep, in which the session ends: the guests stay, and none is invented.
  await become(phone, 'hidden');
  await fetch(server.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${server.tokenOf('host')}` },
    body: JSON.stringify({ operationName: 'signOut', query: 'mutation signOut { signOut }' }),
  });
  await mark(tablet, 'Gone', 'Otieno Ouma').click();
  await isMarked(tablet, 'Gone', 'Otieno Ouma');
  await clocks.pass(3);
  await mark(tablet, 'Arrived', 'Wambui Kariuki').click();
  await isMarked(tablet, 'Arrived', 'Wambui Kariuki');
  await become(phone, 'visible');
  await expect(phone.getByText('You are signed out: these rows may be out of date')).toBeVisible();
  const parties = phone.getByRole('list', { name: 'Parties of today' }).getByRole('listitem');
  await expect(parties).toHaveCount(6);
  await expect(parties.filter({ hasText: seen(LATER) })).toHaveCount(1);
  await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
  const signIn = phone.getByRole('dialog', { name: 'Sign in to the live server' });
  await signIn.getByLabel('Email').fill('host@venue.example');
  await signIn.getByLabel('Password').fill(PASSWORD);
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await isMarked(phone, 'Gone', 'Otieno Ouma');
  await isMarked(phone, 'Arrived', 'Wambui Kariuki');

  // Midnight passes, and the evening goes on: who comes at half past twelve is still to come.
  await clocks.pass(4.2);
  await expect(party(tablet, 'Baraka Mwangi')).toBeVisible();
  await expect(party(phone, 'Baraka Mwangi')).toBeVisible();
  await phone.context().close();

  const records = await server.records('reservations');
  expect(records.map(({ name, status, tableNumber }) => [name, status, tableNumber])).toEqual([
    ['Otieno Ouma', 'confirmed', '3'],
    ['Wambui Kariuki', 'confirmed', '7'],
    ['Njeri Kamau', 'confirmed', null],
    ['Baraka Mwangi', 'confirmed', null],
    [GUEST, 'confirmed', '12'],
    [LATER, 'pending', null],
  ]);
});
