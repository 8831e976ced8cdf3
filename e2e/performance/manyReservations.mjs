const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const reservation = (_, index) => ({
  id: `RES-${index + 1}`,
  date: `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
  time: `${12 + (index % 10)}:30`,
  guests: 1 + (index % 9),
  status: ['pending', 'confirmed', 'cancelled'][index % 3],
  name: `Guest ${index + 1}`,
  phone: `+254 700 ${String(index + 1).padStart(6, '0')}`,
  email: null,
  tableNumber: null,
  specialRequests: null,
  createdAt: '2026-05-01T06:15:00.000Z',
});

/**
 * Answers in place of the API: with so many reservations, and with empty lists of everything else.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {number} count
 */
export function answerWithReservations(context, count) {
  const reservations = Array.from({ length: count }, reservation);
  return context.route(
    (url) => url.pathname === '/graphql',
    (route) => {
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS });
      const { operationName } = route.request().postDataJSON();
      const rows = operationName === 'reservations' ? reservations : [];
      return route.fulfill({ headers: CORS, json: { data: { [operationName]: rows } } });
    },
  );
}
