import { paths } from '@venue/shared/paths';
import { STALLS_TITLE } from '@venue/shared/stall-words';

/** The required desktop and mobile navigation in one list (decisions, One header). */
export const NAV_ITEMS = [
  { label: 'Home', to: paths.home() },
  { label: STALLS_TITLE, to: paths.stalls() },
  { label: 'Menu', to: paths.menu() },
  { label: 'Reservations', to: paths.reservations() },
  { label: 'Events', to: paths.events() },
  { label: 'Billboard', to: paths.billboard() },
  { label: 'Contact', to: paths.contact() },
] as const;
