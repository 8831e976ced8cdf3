import { paths } from '@venue/shared/paths';
import type { Venue } from '@venue/shared/types';
import { VENUE } from '@venue/shared/venue';

/** Every path that the site must have (requirements 2, Route table), and those its screens link to besides. */
export const specifiedPaths = ({ hasBillboard }: Pick<Venue, 'hasBillboard'>): readonly string[] => [
  paths.home(),
  paths.stalls(),
  paths.stall(':id'),
  paths.menu(),
  paths.dish(':id'),
  paths.reservations(),
  paths.events(),
  paths.event(':id'),
  paths.eventPhotos(':id'),
  paths.planEvent(),
  ...(hasBillboard ? [paths.billboard()] : []),
  paths.order(),
  paths.cart(),
  paths.cartPage(),
  paths.checkout(),
  paths.contact(),
  paths.privacyPolicy(),
  paths.terms(),
  paths.auth(),
  paths.signIn(),
  paths.dashboard(),
  paths.profile(),
  paths.orders(),
  paths.tickets(),
  paths.favorites(),
  paths.reviews(),
  paths.adminDashboard(),
  paths.adminReservations(),
  paths.adminEvents(),
  paths.adminNewEvent(),
  paths.adminStalls(),
  paths.adminNewStall(),
  paths.adminMenu(),
  paths.adminNewMenuItem(),
  paths.adminOrders(),
];

export const SPECIFIED_PATHS = specifiedPaths(VENUE);
