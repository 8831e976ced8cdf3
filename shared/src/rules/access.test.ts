import { access, audienceOf, homeAfterSignIn, type Audience } from './access';

const guest = null;
const customer = { role: 'customer' } as const;
const admin = { role: 'admin' } as const;

it.each<[Audience, string, string, string]>([
  ['everyone', 'allowed', 'allowed', 'allowed'],
  ['signed-in', 'sign-in', 'allowed', 'allowed'],
  ['admin', 'denied', 'denied', 'allowed'],
])(
  'a screen for %s: a guest is %s, a customer %s, an admin %s',
  (audience, forGuest, forCustomer, forAdmin) => {
    expect([guest, customer, admin].map((user) => access(audience, user))).toEqual([
      forGuest,
      forCustomer,
      forAdmin,
    ]);
  },
);

it.each<[string, Audience]>([
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
])('the path %s is for %s', (path, audience) => {
  expect(audienceOf(path)).toBe(audience);
});

it('after signing in an admin goes to the console and a customer to the dashboard', () => {
  expect(homeAfterSignIn('admin')).toBe('/admin/dashboard');
  expect(homeAfterSignIn('customer')).toBe('/dashboard');
});
