import {
  RECORD_KINDS,
  REQUEST_KINDS,
  WAYS_TO_SEND,
  type RequestRecord,
  type VenueRequest,
} from '../requests/venueRequest';
import { AUTH_TOKEN_KEY } from '../session/authTokenKey';
import type { RequestDetail } from '../text';
import { ORDER_STATUSES, RESERVATION_STATUSES, TICKET_STATUSES } from '../types';
import type { EventTicket, FavoriteDish, Order, OrderItem, Reservation, Review, User } from '../types';
import type { CartValues } from './createCartStore';
import type { UserValues } from './userValues';
import { dish, listOf, parseCart } from './parseList';
import type { Parsed, StoredField } from './persistStore';
import { REQUESTS_KEY } from './requestsKey';
import {
  between,
  everyEntry,
  hasShape,
  instant,
  number,
  oneOf,
  optional,
  orNull,
  text,
  type Shape,
} from './shapes';

const isOrderItem = hasShape<OrderItem>({ name: text, price: number, quantity: number });
const parseOrders = listOf<Order>({
  id: text,
  date: text,
  status: oneOf(ORDER_STATUSES),
  total: number,
  items: everyEntry(isOrderItem),
  type: text,
  paymentMethod: text,
});

const status = oneOf(RESERVATION_STATUSES);
const parseReservations = listOf<Reservation>({ id: text, date: text, time: text, guests: number, status });

const parseTickets = listOf<EventTicket>({
  id: text,
  eventTitle: text,
  eventDate: text,
  price: number,
  status: oneOf(TICKET_STATUSES),
  ticketType: text,
});

const rating = between(1, 5);
const parseReviews = listOf<Review>({ id: text, itemName: text, rating, date: text, comment: text });

const parseFavorites = listOf<FavoriteDish>({ ...dish, image: text, category: text });

const entry: Shape<NonNullable<VenueRequest['entry']>> = {
  startsAt: hasShape<{ date: string; time?: string }>({ date: text, time: optional(text) }),
  durationMinutes: number,
  location: text,
  description: text,
};
const parseRequests = listOf<VenueRequest>({
  id: text,
  kind: oneOf(REQUEST_KINDS),
  madeAt: instant,
  owner: orNull(text),
  until: text,
  title: text,
  opening: text,
  details: everyEntry(hasShape<Omit<RequestDetail, 'strong'>>({ label: text, value: text })),
  entry: orNull(hasShape(entry)),
  record: orNull(hasShape<RequestRecord>({ kind: oneOf(RECORD_KINDS), id: text })),
  amount: orNull(number),
  sent: orNull(hasShape<NonNullable<VenueRequest['sent']>>({ at: instant, by: oneOf(WAYS_TO_SEND) })),
  answer: orNull(hasShape<NonNullable<VenueRequest['answer']>>({ at: instant, is: oneOf(['yes', 'no']) })),
});

const parseOwner = (stored: unknown): Parsed<string | null> | null =>
  typeof stored === 'string' ? { value: stored, isDamaged: false } : null;

/** Contact details are optional, because earlier releases did not ask for all of them. */
const contact = { phone: optional(text), address: optional(text), city: optional(text) };
type StoredUser = Omit<User, keyof typeof contact> & Partial<User>;
const role = oneOf(['customer', 'admin']);
const isUser = hasShape<StoredUser>({ id: text, name: text, email: text, role, ...contact });

function parseUser(stored: unknown): Parsed<User | null> | null {
  if (!isUser(stored)) return null;
  return { value: { phone: '', address: '', city: '', ...stored }, isDamaged: false };
}

export const USER_FIELDS: StoredField<UserValues>[] = [
  { name: 'user', key: 'user', parse: parseUser, credentialKey: AUTH_TOKEN_KEY },
  { name: 'orders', key: 'orders', parse: parseOrders },
  { name: 'reservations', key: 'reservations', parse: parseReservations },
  { name: 'tickets', key: 'tickets', parse: parseTickets },
  { name: 'reviews', key: 'reviews', parse: parseReviews },
  { name: 'favorites', key: 'favorites', parse: parseFavorites },
  { name: 'requests', key: REQUESTS_KEY, parse: parseRequests },
  { name: 'listsOwner', key: 'listsOwner', parse: parseOwner },
];

export const CART_FIELDS: StoredField<CartValues>[] = [{ name: 'lines', key: 'cart', parse: parseCart }];
