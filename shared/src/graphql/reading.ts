import {
  EVENT_STATUSES,
  RESERVATION_STATUSES,
  STALL_STATUSES,
  type AdminEvent,
  type AdminMenuHighlight,
  type AdminReservation,
  type AdminStall,
  type StallImage,
} from '../types';
import { isObject } from '../types';
import type {
  EventFieldsFragment,
  MenuItemFieldsFragment,
  ReservationFieldsFragment,
  StallFieldsFragment,
  StallImageFieldsFragment,
} from './documents';

// A server's values are normalised here: ids become text, lists become lists, numbers become numbers. A row without an
// id can't be worked with and is left out.

/** The fields that a document asks for, of any type: the server's word is not taken for it. */
type Raw<Fields> = Partial<Record<keyof Fields, unknown>>;

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const textOrNull = (value: unknown) => (value === null || value === undefined ? null : text(value));
const number = (value: unknown) => (Number.isFinite(Number(value)) ? Number(value) : 0);
/** An unknown status is kept as it is; a missing one becomes the first known one. */
const statusOf = <Known extends string>(known: readonly [Known, ...Known[]], value: unknown) =>
  text(value) || known[0];
/** ISO text stays as it is; a number counts milliseconds and must lie in the range of `Date`. */
function timestamp(value: unknown) {
  if (typeof value !== 'number') return text(value);
  return Math.abs(value) <= 8.64e15 ? new Date(value).toISOString() : '';
}

function row<Fields, Row>(raw: unknown, read: (raw: Raw<Fields>, id: string) => Row): Row | null {
  if (!isObject(raw)) return null;
  const id = text(raw.id);
  return id === '' ? null : read(raw as Raw<Fields>, id);
}

/** Reads all rows that are valid; the others are logged and left out. Null when the value is no list. */
export function readRows<Row>(raw: unknown, read: (raw: unknown) => Row | null): Row[] | null {
  if (!Array.isArray(raw)) return null;
  const rows = raw.map(read).filter((each) => each !== null);
  if (rows.length < raw.length)
    console.error(`GraphQL: ${raw.length - rows.length} unreadable rows left out.`);
  return rows;
}

export function readEvent(raw: unknown): AdminEvent | null {
  return row(raw, (event: Raw<EventFieldsFragment>, id) => ({
    id,
    title: text(event.title),
    date: text(event.date),
    time: text(event.time),
    description: text(event.description),
    image: textOrNull(event.image),
    price: number(event.price),
    capacity: number(event.capacity),
    status: statusOf(EVENT_STATUSES, event.status),
  }));
}

export function readReservation(raw: unknown): AdminReservation | null {
  return row(raw, (reservation: Raw<ReservationFieldsFragment>, id) => ({
    id,
    date: text(reservation.date),
    time: text(reservation.time),
    guests: number(reservation.guests),
    status: statusOf(RESERVATION_STATUSES, reservation.status),
    name: textOrNull(reservation.name),
    phone: textOrNull(reservation.phone),
    email: textOrNull(reservation.email),
    tableNumber: textOrNull(reservation.tableNumber),
    specialRequests: textOrNull(reservation.specialRequests),
    createdAt: timestamp(reservation.createdAt),
  }));
}

export function readStallImage(raw: unknown): StallImage | null {
  return row(raw, (image: Raw<StallImageFieldsFragment>, id) => ({
    id,
    url: text(image.url),
    alt: text(image.alt),
  }));
}

export function readMenuItem(raw: unknown): AdminMenuHighlight | null {
  return row(raw, (item: Raw<MenuItemFieldsFragment>, id) => ({
    id,
    name: text(item.name),
    price: number(item.price),
    description: text(item.description),
    image: textOrNull(item.image),
  }));
}

export function readStall(raw: unknown): AdminStall | null {
  return row(raw, (stall: Raw<StallFieldsFragment>, id) => ({
    id,
    name: text(stall.name),
    description: text(stall.description),
    location: text(stall.location),
    mainImage: textOrNull(stall.mainImage),
    images: readRows(stall.images ?? [], readStallImage) ?? [],
    amenities: Array.isArray(stall.amenities) ? stall.amenities.map(text) : [],
    menuHighlights: readRows(stall.menuHighlights ?? [], readMenuItem) ?? [],
    status: statusOf(STALL_STATUSES, stall.status),
  }));
}
