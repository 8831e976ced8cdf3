import {
  ORDER_STATUSES,
  RESERVATION_STATUSES,
  TICKET_STATUSES,
  type CartLine,
  type EventTicket,
  type FavoriteDish,
  type Order,
  type OrderItem,
  type Reservation,
  type Review,
  type User,
} from '../types';

type Check = (value: unknown) => boolean;
/** A check for every field of an entity; fields it doesn't know are nobody's business and stay. */
type Shape<T> = { [Field in keyof Required<T>]: Check };

const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => Number.isFinite(value);
const between =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;
const amount = between(0, Number.MAX_SAFE_INTEGER);
const quantity: Check = (value) => Number.isSafeInteger(value) && Number(value) > 0;
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.some((known) => known === value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function entity<T>(shape: Shape<T>) {
  const checks = Object.entries<Check>(shape);
  return (value: unknown): value is T =>
    isObject(value) && checks.every(([field, check]) => check(value[field]));
}

export const isCartLine = entity<CartLine>({
  id: number,
  name: text,
  price: amount,
  quantity,
  image: optional(text),
  category: optional(text),
  prepMinutes: optional(amount),
});

export const isOrder = entity<Order>({
  id: text,
  date: text,
  status: oneOf(ORDER_STATUSES),
  total: number,
  items: listOf(entity<OrderItem>({ name: text, price: number, quantity: number })),
  type: text,
  paymentMethod: text,
});

export const isReservation = entity<Reservation>({
  id: text,
  date: text,
  time: text,
  guests: number,
  status: oneOf(RESERVATION_STATUSES),
});

export const isTicket = entity<EventTicket>({
  id: text,
  eventTitle: text,
  eventDate: text,
  price: number,
  status: oneOf(TICKET_STATUSES),
  ticketType: text,
});

export const isReview = entity<Review>({
  id: text,
  itemName: text,
  rating: between(1, 5),
  date: text,
  comment: text,
});

export const isFavorite = entity<FavoriteDish>({
  id: number,
  name: text,
  image: text,
  category: text,
  price: amount,
});

type Contact = 'phone' | 'address' | 'city';

/** A person whose contact details may be missing: an older page did not ask for all of them. */
export const isPerson = entity<Omit<User, Contact> & Partial<Pick<User, Contact>>>({
  id: text,
  name: text,
  email: text,
  role: oneOf(['customer', 'admin']),
  phone: optional(text),
  address: optional(text),
  city: optional(text),
});
