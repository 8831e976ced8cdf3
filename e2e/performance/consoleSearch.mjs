/* global localStorage */
import { typeInSearch } from './rowTimes.mjs';
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

/** Times of each keystroke in the console's search of 1,000 reservations, on the slow phone (see `typeInSearch`). */
export async function searchConsole(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route((url) => url.pathname === '/graphql', answer);
  const { page, close } = await openSlowly(browser, `${origin}/admin/reservations`, {
    init: signIn,
    context,
  });
  await page.getByText('RES-1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(PAUSE_MS);
  const took = await typeInSearch(page, SEARCHED);
  await close();
  return took;
}
