import { access, areaOf, homeAfterSignIn, type Area } from './access';

const guest = null;
const customer = { role: 'customer' } as const;
const admin = { role: 'admin' } as const;

it.each<[Area, string, string, string]>([
  ['everyone', 'allowed', 'allowed', 'allowed'],
  ['signed-in', 'sign-in', 'allowed', 'allowed'],
  ['admin', 'denied', 'denied', 'allowed'],
])('the area for %s: guest %s, customer %s, admin %s', (area, forGuest, forCustomer, forAdmin) => {
  expect([guest, customer, admin].map((user) => access(area, user))).toEqual([
    forGuest,
    forCustomer,
    forAdmin,
  ]);
});

it.each<[string, Area]>([
  ['/', 'everyone'],
  ['/stalls/tysons', 'everyone'],
  ['/cart', 'everyone'],
  ['/reservations', 'everyone'],
  ['/signin', 'everyone'],
  ['/administration', 'everyone'],
  ['/dashboard', 'signed-in'],
  ['/profile', 'signed-in'],
  ['/orders', 'signed-in'],
  ['/tickets', 'signed-in'],
  ['/favorites', 'signed-in'],
  ['/reviews', 'signed-in'],
  ['/orders/', 'signed-in'],
  ['/Orders?page=2#top', 'signed-in'],
  ['/admin/dashboard', 'admin'],
  ['/admin/events/new', 'admin'],
  ['/ADMIN/orders', 'admin'],
])('%s is for %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

it('sends an admin to the console and everyone else to the dashboard', () => {
  expect(homeAfterSignIn('admin')).toBe('/admin/dashboard');
  expect(homeAfterSignIn('customer')).toBe('/dashboard');
});
