import { nextId } from '../rules';
import { sampleReservations } from '../samples';
import type { AdminReservation, ReservationStatus, StoredStatus } from '../types';
import { isObject } from '../types';
import { describeChange } from './describeChange';
import {
  CreateReservationDocument,
  DeleteReservationDocument,
  ReservationDocument,
  ReservationsByStatusDocument,
  ReservationsDocument,
  UpdateReservationDocument,
  UpdateReservationStatusDocument,
} from './documents';
import type { ReservationChanges, ReservationInput } from './inputs';
import { createList, type ListContext } from './list';
import { createMutations } from './listMutations';
import type { LiveList, Outcome } from './listState';
import { creation, deletion, edit } from './mutation';
import { readReservation } from './reading';
import type { Row } from './rows';
import { hasValues } from './unsaved';

export type ReservationRow = Row<AdminReservation>;

/** The reservations of the venue, as the admin console edits them. */
export interface Reservations extends LiveList<ReservationRow> {
  byStatus: (status: ReservationStatus) => Promise<Outcome<ReservationRow[]>>;
  create: (input: ReservationInput) => Promise<Outcome<ReservationRow>>;
  update: (reservation: ReservationRow, input: ReservationChanges) => Promise<Outcome<ReservationRow>>;
  /** Optimistic: the status shows at once, and is rolled back when the server refuses. */
  updateStatus: (
    reservation: ReservationRow,
    status: StoredStatus<ReservationStatus>,
  ) => Promise<Outcome<ReservationRow>>;
  remove: (reservation: ReservationRow) => Promise<Outcome<ReservationRow>>;
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

const named = (verb: string) => (reservation: AdminReservation) =>
  `${verb} reservation ${reservation.id}${reservation.name ? ` (${reservation.name})` : ''}`;
const describe = (verb: string) => (reservation: AdminReservation, before: AdminReservation | null) =>
  named(verb)(reservation) + describeChange(reservation, before, LABELS);

export function createReservations(context: ListContext): Reservations {
  const { now } = context;
  const list = createList<AdminReservation>(context, {
    name: 'reservations',
    list: ReservationsDocument,
    one: ReservationDocument,
    read: readReservation,
    samples: () => sampleReservations(now()),
  });
  const mutate = createMutations(list);
  return {
    ...list.api,
    byStatus: (status) =>
      list.readMany(ReservationsByStatusDocument, { status }, (reservation) => reservation.status === status),
    create: (input) =>
      mutate(null, {
        // A reservation created offline starts as pending (requirements 4, Reservation status).
        ...creation<AdminReservation>(readReservation, input, (rows) => ({
          id: nextId('RES', rows),
          ...input,
          status: 'pending',
          createdAt: now().toISOString(),
        })),
        document: CreateReservationDocument,
        variables: { input },
        summary: describe('Added'),
      }),
    update: (reservation, input) =>
      mutate(reservation, {
        ...edit<AdminReservation>(readReservation, input),
        document: UpdateReservationDocument,
        variables: { id: reservation.id, input },
        summary: describe('Edited'),
      }),
    updateStatus: (reservation, status) =>
      mutate(reservation, {
        kind: 'edited',
        document: UpdateReservationStatusDocument,
        variables: { id: reservation.id, status },
        summary: named(`Set to ${status}:`),
        inMemory: (current) => current && { ...current, status },
        fromServer: withStatusFrom,
        isReflectedIn: hasValues<AdminReservation>({ status }),
        optimistic: { status },
      }),
    remove: (reservation) =>
      mutate(reservation, {
        ...deletion,
        document: DeleteReservationDocument,
        variables: { id: reservation.id },
        summary: named('Deleted'),
      }),
  };
}
