import type { Page } from '@playwright/test';
import { daysAhead } from './nairobi';
import { typed } from './typed';

interface FieldState {
  name: string;
  value: string;
  checked: boolean | undefined;
  selection: [number | null, number | null] | null;
}

/** Fills every visible field of the page as a visitor would, the last one with a selection in it. */
export async function fillAll(page: Page): Promise<number> {
  const fields = page.locator('main :is(input, textarea, select):visible');
  const count = await fields.count();
  for (let index = 0; index < count; index += 1) {
    const field = fields.nth(index);
    const kind = await field.evaluate((element) =>
      element instanceof HTMLSelectElement ? 'select' : (element as HTMLInputElement).type,
    );
    const texts: Record<string, string> = {
      email: typed('a@b.ke', 'email'),
      tel: typed('0712', 'phone'),
      date: daysAhead(30),
      time: '18:30',
      number: '4',
    };
    if (kind === 'radio' || kind === 'checkbox') await field.check();
    else if (kind === 'select')
      // Some static pages have one option only: the others depend on the day.
      await field.selectOption({ index: Math.min(1, (await field.locator('option').count()) - 1) });
    else await field.fill(texts[kind] ?? typed(`Text ${index}`));
  }
  return count;
}

/** Value and selection of every field, and which one has the focus. */
export const stateOf = (page: Page) =>
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
