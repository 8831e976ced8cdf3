import { venueNow } from '@venue/shared/browser';
import type { ReservationRow } from '@venue/shared/graphql';
import { HOST_NOTES_KEY } from '@venue/shared/stores/host-notes-key';
import { createKeptList, everyEntry, hasShape, oneOf, optional, text } from '@venue/shared/stores/kept-list';
import {
  ATTENDANCE_MARKS,
  type AdminReservation,
  type Attended,
  type AttendanceMark,
} from '@venue/shared/types';
import type { Message } from './tell-guest/guestMessage';
import { useEffect, useSyncExternalStore } from 'react';

const WAYS = ['whatsapp', 'sms', 'email', 'call'] as const;
export type Way = (typeof WAYS)[number];

/** What a guest was told: by which way, and when (an ISO timestamp). */
export interface Told {
  /** What was told (`toldAs`). */
  state: string;
  way: Way;
  at: string;
}

/** What the host of this device notes about a booking. */
export interface HostNote {
  /** A sample's is not that of the server's record of the same id (`rowKey`). */
  id: string;
  told: Told[];
  /** What the host has seen, on the day of the booking, where the server keeps no marks. */
  mark?: (Attended & { date: string }) | undefined;
}

/** A booking of this device is not the one to which the server gives the same id. */
export const rowKey = ({ id, origin }: Pick<ReservationRow, 'id' | 'origin'>) =>
  origin === 'device' ? `sample:${id}` : id;

const isToldEntry = hasShape<Told>({ state: text, way: oneOf(WAYS), at: text });
const isMark = hasShape<NonNullable<HostNote['mark']>>({ as: oneOf(ATTENDANCE_MARKS), date: text, at: text });

const hostNotes = createKeptList<HostNote>(HOST_NOTES_KEY, {
  id: text,
  told: everyEntry(isToldEntry),
  mark: optional(isMark),
});

/** The latest ones are kept, so that storage never fills up: about 200 KB. */
const MAX_NOTES = 1000;

const noteIn = (rows: readonly HostNote[], id: string): HostNote =>
  rows.find((note) => note.id === id) ?? { id, told: [] };

function change(id: string, edit: (note: HostNote) => Partial<HostNote>) {
  const { rows } = hostNotes.getState();
  const before = noteIn(rows, id);
  const others = rows.filter((note) => note !== before);
  hostNotes.setState({ rows: [...others, { ...before, ...edit(before) }].slice(-MAX_NOTES) });
}

type Stated = Pick<AdminReservation, 'status' | 'date' | 'time' | 'guests' | 'tableNumber'>;

/** A booking that is moved, gets another table or number of guests, or is decided otherwise, is to be told anew. */
const stateOf = ({ status, date, time, guests, tableNumber }: Stated) =>
  [status, date, time, `for ${guests}`, tableNumber?.trim() && `table ${tableNumber.trim()}`]
    .filter(Boolean)
    .join(' ');

/** What is told by a message: how the booking stands, or that besides as a reminder. */
export const toldAs = (about: Message, booking: Stated) =>
  about === 'reminder' ? `reminder: ${stateOf(booking)}` : stateOf(booking);

export const noteTold = (id: string, about: Message, booking: Stated, way: Way) =>
  change(id, ({ told }) => ({
    told: [...told, { state: toldAs(about, booking), way, at: venueNow().toISOString() }],
  }));

/** Null takes the mark back. */
export const noteMark = (id: string, date: string, as: AttendanceMark | null) =>
  change(id, () => ({ mark: as ? { as, date, at: venueNow().toISOString() } : undefined }));

/** Whether the guest was told how the booking stands now, or was reminded of it. */
export const isTold = ({ told }: Pick<HostNote, 'told'>, booking: Stated, about: Message = 'confirmed') =>
  told.some(({ state }) => state === toldAs(about, booking));

/** The host's notes by booking, and whether this browser keeps them. */
export function useHostNotes() {
  useEffect(() => hostNotes.read(), []);
  const { rows, setAside, storageFailed } = useSyncExternalStore(
    hostNotes.subscribe,
    hostNotes.getState,
    hostNotes.getState,
  );
  return { of: (id: string) => noteIn(rows, id), damaged: setAside, isUnsaved: storageFailed };
}
