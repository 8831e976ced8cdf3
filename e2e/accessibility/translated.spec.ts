import type { Page } from '@playwright/test';
import { line } from '@venue/shared/testing/fixtures';
import { ADMIN_PATHS, firstOfScreens, PORTAL_PATHS, staticPages } from '../support/addresses';
import { test as consoleTest } from '../support/consoleTest';
import { reservation } from '../support/graphql';
import { FULL_ACCOUNT, orderOf, storedAlways } from '../support/stored';
import { expect, test } from '../support/test';
import { openTranslated, openTranslatedEarly, pressButtons } from '../support/translated';
import { PEOPLE } from '../support/visitors';

/** Presses every button of a page once, and fails where one meets a text that the translator has replaced. */
async function expectButtonsWork(page: Page, address: string) {
  // Both lead to another document: back in the history, and to the page anew.
  let pressed = ['button Back ', 'button Try Again '];
  const faults: string[] = [];
  let left = true;
  while (left) {
    await openTranslated(page, address);
    const step = await pressButtons(page, pressed);
    faults.push(...step.faults);
    // Closing the dialog of an address leads to its list.
    left = step.left && step.pressed.length > pressed.length;
    pressed = step.pressed;
  }
  expect(faults).toEqual([]);
  expect(pressed.length).toBeGreaterThan(3);
}

test.use({ reducedMotion: 'reduce' } as object);
consoleTest.use({ reducedMotion: 'reduce' } as object);

for (const address of [...firstOfScreens([...staticPages().keys()]), '/signin'])
  test(`${address}: every button works in a translated page`, async ({ page, visit }) => {
    // Presses come faster than a person's: that of the form may come after Sign Out, as the page leaves.
    visit.allows(/Form submission canceled because the form is not connected/);
    await storedAlways(page, { cart: [line(999, 50, 2)] });
    await expectButtonsWork(page, address);
  });

for (const address of PORTAL_PATHS)
  test(`${address}: every button of a customer works in a translated page`, async ({ page }) => {
    // More orders than are shown at once.
    const orders = Array.from({ length: 120 }, (_, at) => orderOf(`ORD-${at}`));
    await storedAlways(page, { ...FULL_ACCOUNT, orders, user: PEOPLE.customer });
    await expectButtonsWork(page, address);
  });

for (const address of ADMIN_PATHS)
  consoleTest(`${address}: every button works in a translated page`, async ({ page, server, visit }) => {
    // What is typed into the sign-in is no account, forms are sent with gaps, and somebody signs out.
    visit.allows(/GraphQL sign(In|Out)|BAD_USER_INPUT|UNAUTHENTICATED/);
    // More than are on one page of the list.
    const reservations = Array.from({ length: 60 }, (_, at) => reservation(`RES-${100 + at}`, 'pending'));
    await server.put({ reservations });
    await storedAlways(page, { user: PEOPLE.admin });
    await expectButtonsWork(page, address);
  });

for (const path of ['/menu', '/reservations', '/contact'])
  test(`every button of ${path} works where the page was translated before its start`, async ({
    page,
    visit,
  }) => {
    // React renders the parts anew whose text is another one than on the static page.
    visit.allows(/Minified React error #418/);
    await openTranslatedEarly(page, path);
    const { faults, pressed } = await pressButtons(page, []);
    expect(faults).toEqual([]);
    expect(pressed.length).toBeGreaterThan(4);
  });
