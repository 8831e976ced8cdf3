/* global document, localStorage, MutationObserver, requestAnimationFrame */
import { openSlowly } from './slowPhone.mjs';

const ROWS = 1000;
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const SEARCHED = '77712';
const PAUSE_MS = 600;

const RESERVATIONS = Array.from({ length: ROWS }, (_, index) => ({
  id: `RES-${index + 1}`,
  date: `2026-05-${String(1 + (index % 28)).padStart(2, '0')}`,
  time: `${12 + (index % 10)}:30`,
  guests: 1 + (index % 9),
  status: ['pending', 'confirmed', 'cancelled'][index % 3],
  name: `Guest ${index + 1}`,
  phone: `+254 700 ${String(index + 1).padStart(6, '0')}`,
  email: null,
  tableNumber: null,
  specialRequests: null,
  createdAt: '2026-05-01T06:15:00.000Z',
}));

function signIn() {
  const user = { id: 'admin', name: 'Amina Wanjiru', email: 'admin@example.com', phone: '+254 700 000 000' };
  localStorage.setItem(
    'user',
    JSON.stringify({ ...user, address: 'Eastern Bypass', city: 'Nairobi', role: 'admin' }),
  );
}

function answer(route) {
  if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS });
  const { operationName } = route.request().postDataJSON();
  const rows = operationName === 'reservations' ? RESERVATIONS : [];
  return route.fulfill({ headers: CORS, json: { data: { [operationName]: rows } } });
}

/** In the page: notes for each key how long the last change of the rows took to be painted. */
function observeRows() {
  const took = (globalThis.took = {});
  let pressed = 0;
  document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  new MutationObserver(() => {
    const since = pressed;
    requestAnimationFrame(() => setTimeout(() => (took[since] = performance.now() - since)));
  }).observe(document.querySelector('tbody'), { childList: true, subtree: true, characterData: true });
}

/**
 * Milliseconds from each keystroke in the console's search of 1,000 reservations until its rows have been painted, on the
 * slow phone.
 */
export async function searchConsole(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route((url) => url.pathname === '/graphql', answer);
  const { page, close } = await openSlowly(browser, `${origin}/admin/reservations`, {
    init: signIn,
    context,
  });
  await page.getByText('RES-1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(PAUSE_MS);
  await page.evaluate(observeRows);
  await page.getByRole('searchbox').focus();
  for (const letter of SEARCHED) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(PAUSE_MS);
  }
  const took = await page.evaluate(() => Object.entries(globalThis.took).filter(([since]) => since !== '0'));
  await close();
  return took.map(([, milliseconds]) => milliseconds);
}
