import { reservationKind } from '../entities';
import { nextId } from '../rules';
import {
  isObject,
  type AdminReservation,
  type AttendanceMark,
  type ReservationStatus,
  type StoredStatus,
} from '../types';
import {
  call,
  reservationDocuments,
  ReservationsByStatusDocument,
  UpdateReservationDocument,
  UpdateReservationStatusDocument,
} from './documents';
import { entityOf } from './entity';
import { createRecords, type Records } from './records';
import type { ListContext } from './list';
import type { Outcome } from './listState';
import { timestamp } from './reading';
import type { Row } from './rows';
import { hasValues } from './unsaved';

export type ReservationRow = Row<AdminReservation>;

/** Reservation create (requirements 5, Server payloads): a new booking starts as pending, so it has no status. */
export interface ReservationInput {
  date: string;
  time: string;
  guests: number;
  name: string;
  phone: string;
  email?: string;
  specialRequests?: string;
}
/** Reservation update (requirements 5, Server payloads): any subset of the fields. */
export type ReservationChanges = Partial<Omit<AdminReservation, 'id' | 'createdAt'>>;

/** The reservations of the venue, as the admin console edits them. */
export interface Reservations extends Records<AdminReservation, ReservationInput, ReservationChanges> {
  byStatus: (status: ReservationStatus) => Promise<Outcome<ReservationRow[]>>;
  /** Optimistic: the status shows at once, and is rolled back when the server refuses. */
  updateStatus: (
    reservation: ReservationRow,
    status: StoredStatus<ReservationStatus>,
  ) => Promise<Outcome<ReservationRow>>;
  /** Whether the server keeps what hosts see of a party for all devices. */
  keepsAttendance: () => boolean;
  /** Null takes the mark back. Optimistic. */
  attend: (reservation: ReservationRow, as: AttendanceMark | null) => Promise<Outcome<ReservationRow>>;
}

export const reservationEntity = entityOf<AdminReservation, ReservationInput, ReservationChanges>(
  reservationKind,
  reservationDocuments,
  {
    read: { createdAt: timestamp },
    // A reservation created offline starts as pending (requirements 4, Reservation status).
    make: (input, rows, now) => ({
      id: nextId('RES', rows),
      ...input,
      status: 'pending',
      createdAt: now.toISOString(),
    }),
  },
);

const { read, nameOf } = reservationEntity;

/** The row with the status from the answer, if the answer is about this row. */
function withStatusFrom(value: unknown, current: AdminReservation | null) {
  if (!current || !isObject(value) || String(value.id) !== current.id) return undefined;
  return read({ ...current, status: value.status }) ?? undefined;
}

export function createReservations(context: ListContext): Reservations {
  const { list, mutate, records } = createRecords(context, reservationEntity);
  return {
    ...records,
    byStatus: (status) =>
      list.readMany(ReservationsByStatusDocument, { status }, (reservation) => reservation.status === status),
    updateStatus: (reservation, status) =>
      mutate(reservation, {
        kind: 'edited',
        call: call(UpdateReservationStatusDocument, { id: reservation.id, status }),
        summary: (now) => `Set to ${status}: reservation ${nameOf(now)}`,
        inMemory: (current) => current && { ...current, status },
        fromServer: withStatusFrom,
        isReflectedIn: hasValues<AdminReservation>({ status }),
        optimistic: { status },
      }),
    keepsAttendance: () =>
      list.snapshot().origin === 'server' && (list.extras()?.attendance ?? null) !== null,
    attend(reservation, as) {
      const at = context.now().toISOString();
      const attended = as ? { as, at } : undefined;
      return mutate(reservation, {
        kind: 'edited',
        attendance: as ? `${as} ${at}` : 'none',
        call: call(UpdateReservationDocument, { id: reservation.id, input: {} }),
        summary: (now) => `Marked as ${as ?? 'expected'}: reservation ${nameOf(now)}`,
        inMemory: (current) => {
          const next = current && { ...current, attended };
          return next;
        },
        fromServer: (value) => read(value) ?? undefined,
        isReflectedIn: (row: Partial<ReservationRow>) => row.attended?.as === attended?.as,
        optimistic: { attended },
      });
    },
  };
}
