import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** Where somebody who has booked manages the booking. */
export const bookingDialog = (page: Page) => page.getByRole('dialog', { name: 'Your booking' });

/** The message that a link hands on to WhatsApp or to an e-mail program. */
export async function messageOf(link: Locator): Promise<string> {
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return searchParams.get('text') ?? searchParams.get('body') ?? '';
}

/** Presses a link to another program, which is not opened here. */
export async function opensNothing(link: Locator) {
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await link.click();
}

/** The file that a press saves. */
export async function fileSavedBy(button: Locator) {
  const saving = button.page().waitForEvent('download');
  await button.click();
  const file = await saving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
