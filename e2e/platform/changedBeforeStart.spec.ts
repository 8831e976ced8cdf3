import type { Page } from '@playwright/test';
import { fillAll, stateOf } from '../support/fields';
import { openBeforeStart, type StartStage } from '../support/heldStart';
import { open } from '../support/hydrated';
import { storedNow } from '../support/stored';
import { expect, test } from '../support/test';
import { exactly, typed } from '../support/typed';

/** React says so itself when the page is not the one that was delivered, and the browser when files are held back. */
const CHANGED_PAGE = /Minified React error #4\d\d|was preloaded using link preload but not used/;

const STAGES: StartStage[] = ['script', 'remote'];

/** What translators and extensions do to a page; each runs in the page. */
const CHANGES: Record<string, () => void> = {
  'a translator that wraps each text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,textarea,option')) continue;
      const outer = document.createElement('font');
      text.replaceWith(outer);
      outer.appendChild(document.createElement('font')).append(text);
    }
  },
  'an element beside each field': () => {
    for (const field of document.querySelectorAll('input,textarea,select')) {
      const added = document.createElement('span');
      added.dataset.extension = '';
      field.after(added);
    }
  },
  'an element at the top of the root': () => {
    const added = document.createElement('div');
    added.dataset.extension = '';
    document.getElementById('root')?.prepend(added);
  },
  'an attribute on each element': () => {
    for (const element of document.querySelectorAll('body *')) element.setAttribute('data-extension', '');
  },
};

const focusText = (page: Page) =>
  page
    .locator('main :is(input[type=text], input:not([type]), textarea):visible')
    .first()
    .evaluate((field) => {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
      field.focus();
      field.setSelectionRange(2, 4);
    });

const ADDRESSES = ['/contact', '/reservations', '/plan-event', '/checkout'];
const MOMENTS = Object.entries(CHANGES).flatMap(([what, change]) =>
  STAGES.flatMap((stage) => ADDRESSES.map((address) => ({ what, change, stage, address }))),
);

for (const { what, change, stage, address } of MOMENTS)
  test(`${address} changed by ${what} before the ${stage} came keeps text, choices, focus and caret`, async ({
    page,
    visit,
  }) => {
    visit.allows(CHANGED_PAGE);
    const start = await openBeforeStart(page, address, stage);
    expect(await fillAll(page)).toBeGreaterThan(2);
    await page.evaluate(change);
    await focusText(page);
    const before = await stateOf(page);
    await start();
    expect(await stateOf(page)).toEqual(before);
    await page.keyboard.type(exactly('!'));
    const { states, focused } = await stateOf(page);
    expect(states[focused]?.value).toContain(`${before.states[focused]?.value.slice(0, 2)}!`);
  });

for (const { what, change, stage } of MOMENTS.filter(({ address }) => address === '/contact'))
  test(`a press before the ${stage} came reaches a page that was changed by ${what}`, async ({
    page,
    visit,
  }) => {
    visit.allows(CHANGED_PAGE);
    const start = await openBeforeStart(page, '/menu', stage);
    await page.evaluate(change);
    await page.getByRole('button', { name: 'Add to Cart Chicken Wings' }).click();
    await page.getByRole('button', { name: 'Add to Cart Samosas' }).click();
    await start();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeVisible();
    expect((await storedNow(page)).cart).toMatch(/Chicken Wings.*Samosas/);
  });

test('keys pressed while a changed page is rendered anew are all in the field', async ({ page, visit }) => {
  visit.allows(CHANGED_PAGE);
  const start = await openBeforeStart(page, '/contact');
  await page.evaluate(CHANGES['an element at the top of the root'] ?? (() => undefined));
  const name = page.getByRole('main').getByLabel('Full Name');
  await name.click();
  // As long as a name may be.
  const text = typed('Wanjiru wa Kamau '.repeat(5));
  await Promise.all([page.keyboard.type(text, { delay: 13 }), start()]);
  await expect(name).toHaveValue(text);
  await expect(name).toBeFocused();
});

test('a page on which another program has added to all objects reads its address and its form', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(Object.prototype, { added: () => undefined }));
  await open(page, '/menu?tab=mains');
  await expect(page.getByRole('button', { name: 'Add to Cart Grilled Tilapia' })).toBeVisible();
  await open(page, '/contact');
  await fillAll(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
});
