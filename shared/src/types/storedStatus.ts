import type { EventStatus } from './event';
import type { ReservationStatus } from './reservation';
import type { StallStatus } from './stall';

/** A status as a server stores it: one of the known ones, or any other word, which is shown and sent back unchanged. */
export type StoredStatus<Known extends string> = Known | (string & {});

export type StoredEventStatus = StoredStatus<EventStatus>;
export type StoredReservationStatus = StoredStatus<ReservationStatus>;
export type StoredStallStatus = StoredStatus<StallStatus>;
