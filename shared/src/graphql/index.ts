export { createBrowserDataLayer, type DataLayer, type Lists } from './dataLayer';
export type { EntityName } from './entity';
export { needsLiveSignIn, type Failure, type Refused, type RefusalCode, type Unreachable } from './failures';
export type { HistoryEntry, Person } from './answer';
export {
  SOURCE_LABELS,
  type ChangedHere,
  type DataSource,
  type ListState,
  type LiveList,
  type NotSavedChange,
  type Outcome,
  type UnsavedChange,
} from './listState';
export type { LocalRecords } from './localRecords';
export type { ReservationChanges, ReservationInput, ReservationRow, Reservations } from './reservations';
export type { StallRow } from './stalls';
export type { Today, TodayChanges } from './today';
