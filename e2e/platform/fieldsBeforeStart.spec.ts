import type { Page } from '@playwright/test';
import { staticAddresses } from '../support/addresses';
import { openBeforeStart } from '../support/heldStart';
import { expect, test } from '../support/test';

interface FieldState {
  name: string;
  value: string;
  checked: boolean | undefined;
  selection: [number | null, number | null] | null;
}

/** Fills every visible field of the page as a visitor would, the last one with a selection in it. */
async function fillAll(page: Page): Promise<number> {
  const fields = page.locator('main :is(input, textarea, select):visible');
  const count = await fields.count();
  for (let index = 0; index < count; index += 1) {
    const field = fields.nth(index);
    const kind = await field.evaluate((element) =>
      element instanceof HTMLSelectElement ? 'select' : (element as HTMLInputElement).type,
    );
    const texts: Record<string, string> = {
      email: 'a@b.ke',
      tel: '0712',
      date: '2031-05-06',
      time: '18:30',
      number: '4',
    };
    if (kind === 'radio' || kind === 'checkbox') await field.check();
    else if (kind === 'select') await field.selectOption({ index: 1 });
    else await field.fill(texts[kind] ?? `Text ${index}`);
  }
  return count;
}

/** Value and selection of every field, and which one has the focus. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')];
    const states = fields.map((field): FieldState => {
      const isText = 'selectionStart' in field && field.selectionStart !== null;
      return {
        name: field.name || (field.getAttribute('aria-label') ?? ''),
        value: field.value,
        checked: field.checked,
        selection: isText ? [field.selectionStart, field.selectionEnd] : null,
      };
    });
    return { states, focused: fields.findIndex((field) => field === document.activeElement) };
  });

test('every field of every static page keeps text, caret, selection and focus through hydration', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  let filled = 0;
  for (const address of await staticAddresses(request)) {
    const start = await openBeforeStart(page, address);
    const count = await fillAll(page);
    if (count === 0) {
      await start();
      continue;
    }
    filled += count;
    const text = page
      .locator('main :is(input[type=text], input:not([type]), input[type=search], textarea):visible')
      .last();
    if (await text.count())
      await text.evaluate((field) => {
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
        field.focus();
        field.setSelectionRange(1, 3);
      });
    const before = await stateOf(page);
    await start();
    expect(await stateOf(page), address).toEqual(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  expect(filled).toBeGreaterThan(30);
});
