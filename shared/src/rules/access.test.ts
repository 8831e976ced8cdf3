import type { Audience } from '../contracts';
import { access, isConsolePath } from './access';

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

it.each([
  ['/', false],
  ['/orders', false],
  ['/administration', false],
  ['/events/admin', false],
  ['/admin', true],
  ['/admin/', true],
  ['/admin/dashboard', true],
  ['/admin/events/new?from=mail#top', true],
  ['/ADMIN/orders', true],
])('the path %s belongs to the console: %s', (path, belongs) => {
  expect(isConsolePath(path)).toBe(belongs);
});
