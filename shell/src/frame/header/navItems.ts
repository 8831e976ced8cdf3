import { paths } from '@venue/shared/paths';

/** The required desktop and mobile navigation in one list (decisions, One header). */
export const NAV_ITEMS = [
  { label: 'Home', to: paths.home() },
  { label: 'Our Stalls', to: paths.stalls() },
  { label: 'Menu', to: paths.menu() },
  { label: 'Reservations', to: paths.reservations() },
  { label: 'Events', to: paths.events() },
  { label: 'Billboard', to: paths.billboard() },
  { label: 'Contact', to: paths.contact() },
] as const;
