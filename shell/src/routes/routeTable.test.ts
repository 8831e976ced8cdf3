import { audienceOf } from '@venue/shared/rules';
import { ROUTE_TABLE, findRoute } from './routeTable';

/** The route table of the specification, as it prints it. */
const SPECIFIED =
  '/ ; /stalls ; /stalls/{id} ; /menu ; /menu/{id} ; /reservations ; /events ; /events/{id} ; /events/{id}/photos ; /plan-event ; /billboard ; /order ; /cart ; /cartpage ; /contact ; /privacy-policy ; /terms-and-conditions ; /auth ; /signin ; /dashboard ; /profile ; /orders ; /tickets ; /favorites ; /reviews ; /admin/dashboard ; /admin/reservations ; /admin/events ; /admin/stalls ; /admin/menu ; /admin/orders'
    .split(' ; ')
    .map((path) => path.replace('{id}', ':id'));

/** Linked by screens, not in the table (decisions, Checkout path; decisions, Add dialogs by address). */
const LINKED = ['/checkout', '/admin/events/new', '/admin/stalls/new', '/admin/menu/new'];

describe('the route table', () => {
  it('the route table has every path of the specification, the linked ones, and no other', () => {
    expect(ROUTE_TABLE.map((route) => route.path).sort()).toEqual([...SPECIFIED, ...LINKED].sort());
  });

  it('the route table agrees with the access rule on the audience of each path', () => {
    for (const route of ROUTE_TABLE)
      expect([route.path, route.audience]).toEqual([route.path, audienceOf(route.path)]);
  });

  it.each([
    ['/', 'public_site'],
    ['/stalls/tysons', 'public_site'],
    ['/events/jazz/photos', 'public_site'],
    ['/checkout', 'public_site'],
    ['/signin', 'customer_portal'],
    ['/favorites/', 'customer_portal'],
    ['/admin/menu/new', 'admin_console'],
  ])('the route table assigns %s to %s', (path, remote) => {
    expect(findRoute(path)?.remote).toBe(remote);
  });

  it.each(['/nowhere', '/admin', '/admin/anything-else', '/stalls/tysons/menu', '/events/jazz/videos'])(
    'the route table leaves %s to the not-found page',
    (path) => {
      expect(findRoute(path)).toBeNull();
    },
  );
});
