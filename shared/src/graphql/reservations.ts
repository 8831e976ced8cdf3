import { nextId } from '../rules';
import { sampleReservations } from '../samples';
import type { AdminReservation, ReservationStatus, StoredStatus } from '../types';
import { isObject } from '../types';
import { createMutations } from './listMutations';
import type { Client } from './client';
import { describeChange } from './describeChange';
import type { ReservationChanges, ReservationInput } from './inputs';
import type { LiveList, Outcome } from './listState';
import {
  CREATE_RESERVATION,
  DELETE_RESERVATION,
  UPDATE_RESERVATION,
  UPDATE_RESERVATION_STATUS,
} from './mutations';
import { RESERVATION, RESERVATIONS, RESERVATIONS_BY_STATUS } from './queries';
import { createListQueries } from './listQueries';
import { readReservation } from './reading';
import { hasValues } from './unsaved';
import { createListStore } from './listStore';

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
function withStatusFrom(value: unknown, current: AdminReservation | null) {
  if (!current || !isObject(value) || String(value.id) !== current.id) return undefined;
  return readReservation({ ...current, status: value.status }) ?? undefined;
}

export function createReservations(client: Client, now: () => Date): Reservations {
  const store = createListStore<AdminReservation>({
    client,
    list: RESERVATIONS,
    one: RESERVATION,
    readRow: readReservation,
    samples: () => sampleReservations(now()),
  });
  const { listApi, readMany } = createListQueries(store);
  const mutate = createMutations(store);
  const named = (verb: string) => (reservation: AdminReservation) =>
    `${verb} reservation ${reservation.id}${reservation.name ? ` (${reservation.name})` : ''}`;
  const describe = (verb: string) => (reservation: AdminReservation, before: AdminReservation | null) =>
    named(verb)(reservation) + describeChange(reservation, before, LABELS);

  return {
    ...listApi,
    byStatus: (status) =>
      readMany(RESERVATIONS_BY_STATUS, { status }, (reservation) => reservation.status === status),
    create: (input) =>
      mutate(null, {
        kind: 'added',
        document: CREATE_RESERVATION,
        variables: { input },
        summary: describe('Added'),
        // A reservation created offline starts as pending (requirements 4, Reservation status).
        inMemory: (_, rows) => ({
          id: nextId('RES', rows),
          ...input,
          status: 'pending',
          createdAt: now().toISOString(),
        }),
        fromServer: (value) => readReservation(value) ?? undefined,
        isReflectedIn: hasValues<AdminReservation>(input),
      }),
    update: (reservation, input) =>
      mutate(reservation, {
        kind: 'edited',
        document: UPDATE_RESERVATION,
        variables: { id: reservation.id, input },
        summary: describe('Edited'),
        inMemory: (current) => current && { ...current, ...input },
        fromServer: (value) => readReservation(value) ?? undefined,
        isReflectedIn: hasValues<AdminReservation>(input),
        checkConflict: true,
      }),
    updateStatus: (reservation, status) =>
      mutate(reservation, {
        kind: 'edited',
        document: UPDATE_RESERVATION_STATUS,
        variables: { id: reservation.id, status },
        summary: named(`Set to ${status}:`),
        inMemory: (current) => current && { ...current, status },
        fromServer: withStatusFrom,
        isReflectedIn: hasValues<AdminReservation>({ status }),
        optimistic: { status },
      }),
    remove: (reservation) =>
      mutate(reservation, {
        kind: 'deleted',
        document: DELETE_RESERVATION,
        variables: { id: reservation.id },
        summary: named('Deleted'),
        inMemory: () => null,
        fromServer: (value) => (value === false ? undefined : null),
        isReflectedIn: () => true,
      }),
  };
}
