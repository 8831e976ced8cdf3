import type { RemoteName } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import type { Area } from '@venue/shared/rules';

export interface SiteRoute {
  path: string;
  area: Area;
  remote: RemoteName;
}

const site = (path: string): SiteRoute => ({ path, area: 'everyone', remote: 'public_site' });
const portal = (path: string, area: Area): SiteRoute => ({ path, area, remote: 'customer_portal' });
const console = (path: string): SiteRoute => ({ path, area: 'admin', remote: 'admin_console' });

/** The whole site, one line a path: where it is, who may see it, which remote shows it. */
export const ROUTE_TABLE: readonly SiteRoute[] = [
  site(paths.home()),
  site(paths.stalls()),
  site(paths.stall(':id')),
  site(paths.menu()),
  site(paths.dish(':id')),
  site(paths.reservations()),
  site(paths.events()),
  site(paths.event(':id')),
  site(paths.eventPhotos(':id')),
  site(paths.planEvent()),
  site(paths.billboard()),
  site(paths.order()),
  site(paths.cart()),
  site(paths.cartPage()),
  site(paths.checkout()),
  site(paths.contact()),
  site(paths.privacyPolicy()),
  site(paths.terms()),
  portal(paths.auth(), 'everyone'),
  portal(paths.signIn(), 'everyone'),
  portal(paths.dashboard(), 'signed-in'),
  portal(paths.profile(), 'signed-in'),
  portal(paths.orders(), 'signed-in'),
  portal(paths.tickets(), 'signed-in'),
  portal(paths.favorites(), 'signed-in'),
  portal(paths.reviews(), 'signed-in'),
  console(paths.adminDashboard()),
  console(paths.adminReservations()),
  console(paths.adminEvents()),
  console(paths.adminNewEvent()),
  console(paths.adminStalls()),
  console(paths.adminNewStall()),
  console(paths.adminMenu()),
  console(paths.adminNewMenuItem()),
  console(paths.adminOrders()),
];
