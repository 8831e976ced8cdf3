import type { RemoteName } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { access, type Audience } from '@venue/shared/rules';
import type { User } from '@venue/shared/types';
import { matchPath } from 'react-router-dom';

export interface SiteRoute {
  path: string;
  audience: Audience;
  remote: RemoteName;
}

const siteRoute = (path: string): SiteRoute => ({ path, audience: 'everyone', remote: 'public_site' });
const portalRoute = (path: string, audience: Audience): SiteRoute => ({
  path,
  audience,
  remote: 'customer_portal',
});
const adminRoute = (path: string): SiteRoute => ({ path, audience: 'admin', remote: 'admin_console' });

/** Every path of the site with its audience and the remote that shows it. */
export const ROUTE_TABLE: readonly SiteRoute[] = [
  siteRoute(paths.home()),
  siteRoute(paths.stalls()),
  siteRoute(paths.stall(':id')),
  siteRoute(paths.menu()),
  siteRoute(paths.dish(':id')),
  siteRoute(paths.reservations()),
  siteRoute(paths.events()),
  siteRoute(paths.event(':id')),
  siteRoute(paths.eventPhotos(':id')),
  siteRoute(paths.planEvent()),
  siteRoute(paths.billboard()),
  siteRoute(paths.order()),
  siteRoute(paths.cart()),
  siteRoute(paths.cartPage()),
  siteRoute(paths.checkout()),
  siteRoute(paths.contact()),
  siteRoute(paths.privacyPolicy()),
  siteRoute(paths.terms()),
  portalRoute(paths.auth(), 'everyone'),
  portalRoute(paths.signIn(), 'everyone'),
  portalRoute(paths.dashboard(), 'signed-in'),
  portalRoute(paths.profile(), 'signed-in'),
  portalRoute(paths.orders(), 'signed-in'),
  portalRoute(paths.tickets(), 'signed-in'),
  portalRoute(paths.favorites(), 'signed-in'),
  portalRoute(paths.reviews(), 'signed-in'),
  adminRoute(paths.adminDashboard()),
  adminRoute(paths.adminReservations()),
  adminRoute(paths.adminEvents()),
  adminRoute(paths.adminNewEvent()),
  adminRoute(paths.adminStalls()),
  adminRoute(paths.adminNewStall()),
  adminRoute(paths.adminMenu()),
  adminRoute(paths.adminNewMenuItem()),
  adminRoute(paths.adminOrders()),
];

/** The route table's line for a path; null means the not-found page. */
export const findRoute = (pathname: string): SiteRoute | null =>
  ROUTE_TABLE.find((route) => matchPath(route.path, pathname)) ?? null;

/** Whether this visitor sees the screens for an audience, rather than sign-in or Access Denied. */
export const mayOpen = (audience: Audience, user: User | null) => access(audience, user) === 'allowed';
