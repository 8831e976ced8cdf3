import { SPECIFIED_PATHS, specifiedPaths } from './specifiedPaths';

/** The route table of the specification, as it prints it. */
const SPECIFIED =
  '/ ; /stalls ; /stalls/{id} ; /menu ; /menu/{id} ; /reservations ; /events ; /events/{id} ; /events/{id}/photos ; /plan-event ; /billboard ; /order ; /cart ; /cartpage ; /contact ; /privacy-policy ; /terms-and-conditions ; /auth ; /signin ; /dashboard ; /profile ; /orders ; /tickets ; /favorites ; /reviews ; /admin/dashboard ; /admin/reservations ; /admin/events ; /admin/stalls ; /admin/menu ; /admin/orders'
    .split(' ; ')
    .map((path) => path.replace('{id}', ':id'));

/** Linked by screens, not in the table (decisions, Checkout path; decisions, Add dialogs by address). */
const LINKED = ['/checkout', '/admin/events/new', '/admin/stalls/new', '/admin/menu/new'];

it('the paths that the site must have are those of the specification and the linked ones', () => {
  expect([...SPECIFIED_PATHS].sort()).toEqual([...SPECIFIED, ...LINKED].sort());
  const without = SPECIFIED_PATHS.filter((path) => path !== '/billboard');
  expect(specifiedPaths({ hasBillboard: false })).toEqual(without);
});
