// decisions, People
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths, expectNoOverflow } from '../support/barriers';
import { expect, test } from '../support/consoleTest';
import { exactly } from '../support/typed';

const PASSWORD = exactly('live-secret');
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows in so many steps from now (RFC 6238). */
function codeOf(secret: string, steps: number) {
  const bits = [...secret].map((each) => ALPHABET.indexOf(each).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openAccount(page: Page, name: string, button: string) {
  await page.getByRole('button', { name: `Signed in as ${name}` }).click();
  await dialogOf(page, `Signed in as ${name}`).getByRole('button', { name: button }).click();
}

async function signIn(page: Page, who: string, password = PASSWORD) {
  const dialog = dialogOf(page, 'Sign in to the live server');
  await dialog.getByLabel('Email').fill(`${who}@venue.example`);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  return dialog;
}

test(
  'a manager hands the tablet to a host on the same page, who works reservations and is offered no deletion',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/admin/reservations?q=RES-00');
    await openAccount(page, 'Achieng', 'Change Person');
    await signIn(page, 'waiter');
    await expect(page.getByRole('button', { name: 'Signed in as Baraka' })).toBeVisible();
    await expect(page).toHaveURL('/admin/reservations?q=RES-00');
    await page
      .getByRole('row', { name: /RES-001/ })
      .getByRole('button', { name: /Confirm/ })
      .click();
    await expect(page.getByText('Reservation RES-001 confirmed')).toBeVisible();
    await page.getByRole('button', { name: /^RES-001/ }).click();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectAccessibleAtAllWidths(page, 'a list with the person');
    await page.getByRole('button', { name: 'Signed in as Baraka' }).click();
    await expect(page.getByText('Host on the live server')).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'the account');
  },
);

test('a second factor is added in the console, asked for at the next sign-in, and ended', async ({
  page,
  visit,
}) => {
  visit.allows(/GraphQL signIn: |status of 401/);
  await page.goto('/admin/events');
  await openAccount(page, 'Achieng', 'Change Person');
  await signIn(page, 'viewer');
  await openAccount(page, 'Vera', 'Add a Second Factor');
  const adding = dialogOf(page, 'Add a Second Factor');
  const secret = (await adding.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replace(/\s/g, '');
  await expect(adding.getByRole('img', { name: 'Code for an authenticator app' })).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'adding a second factor');
  await adding.getByLabel('Present Password').fill(PASSWORD);
  await adding.getByLabel('Code of the Authenticator App').fill(codeOf(secret, -1));
  await adding.getByRole('button', { name: 'Add It' }).click();
  await expect(page.getByText('From now on a code is asked for at sign-in')).toBeVisible();

  await openAccount(page, 'Vera', 'Change Person');
  const dialog = await signIn(page, 'viewer');
  const code = dialog.getByLabel('Code of the Authenticator App');
  await code.fill(exactly('000000'));
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByText('Wrong, or used already. Enter the next one.')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the sign-in with a code');
  await code.fill(codeOf(secret, 0));
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();

  await openAccount(page, 'Vera', 'End the Second Factor');
  const ending = dialogOf(page, 'End the Second Factor');
  await ending.getByLabel('Present Password').fill(PASSWORD);
  await ending.getByLabel('Code of the Authenticator App').fill(codeOf(secret, 1));
  await ending.getByRole('button', { name: 'End It' }).click();
  await expect(page.getByText('Second factor ended')).toBeVisible();
});

test('a manager adds people by keyboard, who work at once, and ends the sign-ins of one who has left', async ({
  page,
  visit,
}) => {
  visit.allows(/GraphQL (createAccount|signIn): |status of 4/);
  const accounts = dialogOf(page, 'Accounts');
  const adding = dialogOf(page, 'Add Person');
  const own = 'Your Own Password';
  await page.goto('/admin/events');
  await page.getByRole('button', { name: 'Signed in as Achieng' }).press('Enter');
  await page.getByRole('button', { name: 'Accounts' }).press('Enter');
  await expect(accounts.getByRole('listitem')).toHaveCount(4);
  for (const [name, who] of [
    ['زوادي أوما', 'zawadi'],
    ['A'.repeat(100), 'long'],
  ] as const) {
    await accounts.getByRole('button', { name: 'Add Person' }).press('Enter');
    await expect(adding.getByLabel('Name')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${who}@venue.example`);
    for (const typed of ['', 'Password1', 'Password1', PASSWORD]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(typed);
    }
    await page.keyboard.press('Enter');
    await expect(adding.getByText('This password is one of the most used ones.')).toBeVisible();
    await expect(adding.getByLabel('First Password', { exact: true })).toBeFocused();
    if (who === 'zawadi') await expectAccessibleAtAllWidths(page, 'a person who is added');
    await adding.getByLabel('First Password', { exact: true }).fill(exactly('karibu garden'));
    await adding.getByLabel('First Password Again').fill(exactly('karibu garden'));
    await page.keyboard.press('Enter');
    await expect(adding).toBeHidden();
    await expect(accounts.getByRole('button', { name: 'Add Person' })).toBeFocused();
  }
  await expect(accounts.getByRole('listitem')).toHaveCount(6);
  await expectAccessibleAtAllWidths(page, 'the accounts');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page, 'the accounts at 320 px');
  await accounts.getByRole('button', { name: `Edit ${'A'.repeat(100)}` }).press('Enter');
  const editing = page.getByRole('dialog', { name: 'Edit A' });
  await expectNoOverflow(page, 'an account at 320 px');
  await expectAccessibleAtAllWidths(page, 'an account');
  await editing.getByLabel('May sign in').press('Space');
  await editing.getByLabel(own).fill(PASSWORD);
  await editing.getByLabel(own).press('Enter');
  await expect(accounts.getByText('Host · Disabled')).toBeVisible();

  await page.keyboard.press('Escape');
  await openAccount(page, 'Achieng', 'Change Person');
  const refused = await signIn(page, 'long', 'karibu garden');
  await expect(refused.getByText('Wrong e-mail or password.')).toBeVisible();
  await signIn(page, 'zawadi', 'karibu garden');
  await page.getByRole('button', { name: /Signed in as .?زوادي/ }).click();
  await expect(page.getByText('Host on the live server')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accounts' })).toHaveCount(0);
});
