export { createBrowserDataLayer, type DataLayer } from './dataLayer';
export type { EventRow, Events } from './events';
export { needsLiveSignIn, type Failure, type Refused, type RefusalCode, type Unreachable } from './failures';
export type {
  EventInput,
  MenuItemInput,
  ReservationChanges,
  ReservationInput,
  StallImageInput,
  StallInput,
} from './inputs';
export {
  SOURCE_LABELS,
  type DataSource,
  type ListState,
  type LiveList,
  type Outcome,
  type UnsavedChange,
} from './listState';
export type { ReservationRow, Reservations } from './reservations';
export type { StallRow, Stalls } from './stalls';
