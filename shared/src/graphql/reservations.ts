import { nextId } from '../rules';
import { sampleReservations } from '../samples';
import type { AdminReservation, ReservationStatus, StoredStatus } from '../types';
import { isObject } from '../types';
import { changeWithFallback } from './changeWithFallback';
import type { Client } from './client';
import { inFull } from './inFull';
import type { ReservationChanges, ReservationInput } from './inputs';
import type { LiveList, Outcome } from './listState';
import {
  CREATE_RESERVATION,
  DELETE_RESERVATION,
  UPDATE_RESERVATION,
  UPDATE_RESERVATION_STATUS,
} from './mutations';
import { RESERVATION, RESERVATIONS, RESERVATIONS_BY_STATUS } from './queries';
import { readWithFallback } from './readWithFallback';
import { readReservation } from './reading';
import { carries } from './unsaved';
import { withFallback } from './withFallback';

/** The reservations of the venue, as the admin console edits them. */
export interface Reservations extends LiveList<AdminReservation> {
  byStatus: (status: ReservationStatus) => Promise<Outcome<AdminReservation[]>>;
  create: (input: ReservationInput) => Promise<Outcome<AdminReservation>>;
  update: (reservation: AdminReservation, input: ReservationChanges) => Promise<Outcome<AdminReservation>>;
  /** Optimistic: the status shows at once, and is rolled back when the server refuses. */
  updateStatus: (
    reservation: AdminReservation,
    status: StoredStatus<ReservationStatus>,
  ) => Promise<Outcome<AdminReservation>>;
  remove: (reservation: AdminReservation) => Promise<Outcome<AdminReservation>>;
}

const LABELS = {
  date: 'date',
  time: 'time',
  guests: 'guests',
  phone: 'phone',
  email: 'email',
  specialRequests: 'special requests',
};

/** The row with the status from the answer, if the answer is about this row. */
function withAnsweredStatus(asked: unknown, current: AdminReservation | null) {
  if (!current || !isObject(asked) || String(asked.id) !== current.id) return undefined;
  return readReservation({ ...current, status: asked.status }) ?? undefined;
}

export function createReservations(client: Client, now: () => Date): Reservations {
  const core = withFallback<AdminReservation>({
    client,
    list: RESERVATIONS,
    one: RESERVATION,
    readRow: readReservation,
    samples: () => sampleReservations(now()),
  });
  const { screen, readMany } = readWithFallback(core);
  const change = changeWithFallback(core);
  const named = (verb: string) => (reservation: AdminReservation) =>
    `${verb} reservation ${reservation.id}${reservation.name ? ` (${reservation.name})` : ''}`;
  const inFullOf = (verb: string) => (reservation: AdminReservation, before: AdminReservation | null) =>
    named(verb)(reservation) + inFull(reservation, before, LABELS);

  return {
    ...screen,
    byStatus: (status) =>
      readMany(RESERVATIONS_BY_STATUS, { status }, (reservation) => reservation.status === status),
    create: (input) =>
      change(null, {
        kind: 'added',
        document: CREATE_RESERVATION,
        variables: { input },
        summary: inFullOf('Added'),
        // A reservation created offline starts as pending (requirements 4, Reservation status).
        inMemory: (_, rows) => ({
          id: nextId('RES', rows),
          ...input,
          status: 'pending',
          createdAt: now().toISOString(),
        }),
        fromServer: (asked) => readReservation(asked) ?? undefined,
        landed: carries<AdminReservation>(input),
      }),
    update: (reservation, input) =>
      change(reservation, {
        kind: 'edited',
        document: UPDATE_RESERVATION,
        variables: { id: reservation.id, input },
        summary: inFullOf('Edited'),
        inMemory: (current) => current && { ...current, ...input },
        fromServer: (asked) => readReservation(asked) ?? undefined,
        landed: carries<AdminReservation>(input),
        guarded: true,
      }),
    updateStatus: (reservation, status) =>
      change(reservation, {
        kind: 'edited',
        document: UPDATE_RESERVATION_STATUS,
        variables: { id: reservation.id, status },
        summary: named(`Set to ${status}:`),
        inMemory: (current) => current && { ...current, status },
        fromServer: withAnsweredStatus,
        landed: carries<AdminReservation>({ status }),
        atOnce: { status },
      }),
    remove: (reservation) =>
      change(reservation, {
        kind: 'deleted',
        document: DELETE_RESERVATION,
        variables: { id: reservation.id },
        summary: named('Deleted'),
        inMemory: () => null,
        fromServer: (asked) => (asked === false ? undefined : null),
        landed: () => true,
      }),
  };
}
