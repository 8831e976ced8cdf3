/* global localStorage */
import { answerWithReservations } from './manyReservations.mjs';
import { FIRST_KEYS, typeInSearch } from './rowTimes.mjs';
import { openSlowly } from './slowPhone.mjs';

const ROWS = 10_000;
const PAUSE_MS = 600;

function signIn() {
  const user = { id: 'admin', name: 'Amina Wanjiru', email: 'admin@example.com', phone: '+254 700 000 000' };
  localStorage.setItem(
    'user',
    JSON.stringify({ ...user, address: 'Eastern Bypass', city: 'Nairobi', role: 'admin' }),
  );
}

/** Times of the first keys in the console's search of 10,000 reservations, as slow as the phone (see `typeInSearch`). */
export async function searchConsole(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await answerWithReservations(context, ROWS);
  const { page, close } = await openSlowly(browser, `${origin}/admin/reservations`, {
    init: signIn,
    context,
  });
  await page.getByText('RES-1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(PAUSE_MS);
  const took = await typeInSearch(page, FIRST_KEYS);
  await close();
  return took;
}
