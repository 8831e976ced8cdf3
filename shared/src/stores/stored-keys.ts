import type { CartValues } from './cart-operations';
import {
  isCartLine,
  isFavorite,
  isObject,
  isOrder,
  isPerson,
  isReservation,
  isReview,
  isTicket,
} from './stored-shapes';
import type { UserValues } from './user-operations';

/** What the text under a key means. */
export interface Reading<V> {
  values: Partial<V>;
  /** Something in it could not be used. */
  damaged: boolean;
  /** Nothing in it could be used. */
  unreadable: boolean;
}

/** One key of local storage and the part of a store's values it holds. */
export interface StoredKey<V> {
  key: string;
  /** The JSON to store, or null when the key is to be removed. */
  write: (values: V) => string | null;
  /** Null means that the key is not there. Never throws. */
  read: (text: string | null) => Reading<V>;
  differs: (a: V, b: V) => boolean;
  /** A writer that didn't know our entries doesn't remove them. */
  growsOnly: boolean;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Lists<V> = { [Name in keyof V]: V[Name] extends { id: string | number }[] ? Name : never }[keyof V];

function list<V, Name extends Lists<V> & string>(
  name: Name,
  isEntry: (value: unknown) => value is V[Name] extends (infer Item)[] ? Item : never,
  { key = name as string, growsOnly = true } = {},
): StoredKey<V> {
  const holding = (entries: unknown[]) => ({ [name]: entries }) as Partial<V>;
  return {
    key,
    growsOnly,
    write: (values) => JSON.stringify(values[name]),
    differs: (a, b) => a[name] !== b[name],
    read(text) {
      if (text === null) return { values: holding([]), damaged: false, unreadable: false };
      const json = parse(text);
      if (!Array.isArray(json)) return { values: holding([]), damaged: true, unreadable: true };
      const seen = new Set<unknown>();
      const good = json.filter((entry: unknown) => {
        if (!isEntry(entry) || !isObject(entry) || seen.has(entry.id)) return false;
        seen.add(entry.id);
        return true;
      });
      const damaged = good.length < json.length;
      return { values: holding(good), damaged, unreadable: damaged && good.length === 0 };
    },
  };
}

const user: StoredKey<UserValues> = {
  key: 'user',
  growsOnly: false,
  write: (values) => values.user && JSON.stringify(values.user),
  differs: (a, b) => a.user !== b.user,
  read(text) {
    if (text === null) return { values: { user: null }, damaged: false, unreadable: false };
    const json = parse(text);
    if (!isPerson(json)) return { values: { user: null }, damaged: true, unreadable: true };
    const person = { phone: '', address: '', city: '', ...json };
    return { values: { user: person }, damaged: false, unreadable: false };
  },
};

export const USER_KEYS: StoredKey<UserValues>[] = [
  user,
  list<UserValues, 'orders'>('orders', isOrder),
  list<UserValues, 'reservations'>('reservations', isReservation),
  list<UserValues, 'tickets'>('tickets', isTicket),
  list<UserValues, 'reviews'>('reviews', isReview),
  list<UserValues, 'favorites'>('favorites', isFavorite, { growsOnly: false }),
];

export const CART_KEYS: StoredKey<CartValues>[] = [
  list<CartValues, 'lines'>('lines', isCartLine, { key: 'cart', growsOnly: false }),
];

/** The bearer token of the live server: a bare string that only signing out touches here. */
export const AUTH_TOKEN_KEY = 'authToken';
