import { nextId, type IdPrefix } from '../rules/ids';
import type {
  EventTicket,
  FavoriteDish,
  Order,
  Profile,
  Reservation,
  Review,
  TicketStatus,
  User,
} from '../types';
import type { Entry } from './operation-log';

/** The lists that only grow, with the beginning of their ids. */
export const RECORD_PREFIXES = {
  orders: 'ORD',
  reservations: 'RES',
  tickets: 'TIC',
  reviews: 'REV',
} as const satisfies Record<string, IdPrefix>;

export interface Records {
  orders: Order;
  reservations: Reservation;
  tickets: EventTicket;
  reviews: Review;
}
export type RecordList = keyof Records;

export interface UserValues {
  user: User | null;
  orders: Order[];
  reservations: Reservation[];
  tickets: EventTicket[];
  reviews: Review[];
  favorites: FavoriteDish[];
  /** Which change made which record since start-up: two tabs may have given the same id. Not stored. */
  origins: Record<string, string>;
}

export const EMPTY_USER: UserValues = {
  user: null,
  orders: [],
  reservations: [],
  tickets: [],
  reviews: [],
  favorites: [],
  origins: {},
};

type Append = {
  [List in RecordList]: { type: 'append'; list: List; record: Records[List] };
}[RecordList];

export type UserOperation =
  | { type: 'sign-in'; user: User; orders: Order[] }
  | { type: 'sign-up'; user: User }
  | { type: 'sign-out' }
  | { type: 'profile'; userId: string; patch: Partial<Profile> }
  | Append
  | { type: 'add-favorite'; dish: FavoriteDish }
  | { type: 'remove-favorite'; id: number }
  | { type: 'ticket-status'; id: string; origin: string | null; status: TicketStatus };

/** Names a change among all tabs. */
const originOf = ({ time, tab }: Entry<unknown>) => `${time}@${tab}`;

/** When another tab's record took the id first, this one gets the next free one. */
function append<R extends { id: string }>(records: R[], record: R, prefix: IdPrefix): R[] {
  const taken = records.some(({ id }) => id === record.id);
  return [...records, taken ? { ...record, id: nextId(prefix, records) } : record];
}

/** The account after one change (spec 4, 7), whichever tab made it. */
export function applyToUser(values: UserValues, entry: Entry<UserOperation>): UserValues {
  const { operation } = entry;
  switch (operation.type) {
    case 'sign-in':
      return { ...values, user: operation.user, orders: operation.orders };
    case 'sign-up':
      return { ...values, user: operation.user };
    case 'sign-out':
      return { ...values, user: null };
    case 'profile':
      return values.user?.id === operation.userId
        ? { ...values, user: { ...values.user, ...operation.patch } }
        : values;
    case 'append': {
      const { list, record } = operation;
      const records = append<{ id: string }>(values[list], record, RECORD_PREFIXES[list]);
      const id = records.at(-1)?.id ?? record.id;
      return { ...values, [list]: records, origins: { ...values.origins, [originOf(entry)]: id } };
    }
    case 'add-favorite':
      return values.favorites.some(({ id }) => id === operation.dish.id)
        ? values
        : { ...values, favorites: [...values.favorites, operation.dish] };
    case 'remove-favorite':
      return { ...values, favorites: values.favorites.filter(({ id }) => id !== operation.id) };
    case 'ticket-status': {
      const id = (operation.origin && values.origins[operation.origin]) || operation.id;
      const tickets = values.tickets.map((ticket) =>
        ticket.id === id ? { ...ticket, status: operation.status } : ticket,
      );
      return { ...values, tickets };
    }
  }
}
