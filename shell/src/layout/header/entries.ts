import { paths } from '@venue/shared/paths';

/** Both navigation bars of the specification in one (decisions, One header). */
export const HEADER_ENTRIES = [
  { label: 'Home', to: paths.home() },
  { label: 'Our Stalls', to: paths.stalls() },
  { label: 'Menu', to: paths.menu() },
  { label: 'Reservations', to: paths.reservations() },
  { label: 'Events', to: paths.events() },
  { label: 'Billboard', to: paths.billboard() },
  { label: 'Contact', to: paths.contact() },
] as const;
