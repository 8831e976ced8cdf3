import { paths } from '@venue/shared/paths';
import { STALLS_TITLE } from '@venue/shared/stall-words';
import type { Venue } from '@venue/shared/types';
import { VENUE } from '@venue/shared/venue';

/** The required desktop and mobile navigation in one list (decisions, One header). */
export const navItems = ({ hasBillboard }: Pick<Venue, 'hasBillboard'>) => [
  { label: 'Home', to: paths.home() },
  { label: STALLS_TITLE, to: paths.stalls() },
  { label: 'Menu', to: paths.menu() },
  { label: 'Reservations', to: paths.reservations() },
  { label: 'Events', to: paths.events() },
  ...(hasBillboard ? [{ label: 'Billboard', to: paths.billboard() }] : []),
  { label: 'Contact', to: paths.contact() },
];

export const NAV_ITEMS = navItems(VENUE);
