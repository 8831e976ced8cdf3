import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartDish } from '../rules/cart';
import type { CartLine } from '../types';
import { applyToCart, EMPTY_CART, type CartOperation, type CartValues } from './cart-operations';
import { createReplica, NOTHING_READ, type Replica, type StorageReport } from './replica';

export interface CartState extends CartValues, StorageReport {
  /** A dish already there gets its quantity raised (spec 4). */
  add: (dish: CartDish, quantity?: number) => void;
  /** Raises or lowers; at 0 or less the line goes (spec 4). A dish that is not in the cart stays out. */
  changeQuantity: (id: number, delta: number) => void;
  setQuantity: (id: number, quantity: number) => void;
  remove: (id: number) => void;
  clear: () => void;
  /** Undo after `remove` or `clear`: puts back the lines that were taken out (only those), at their old place. */
  restore: (lines: CartLine[], at?: number) => void;
}

export type CartStore = StoreApi<CartState> & { replica: Replica<CartValues, CartOperation> };

/** An empty cart that is not ready; `connectStorage` fills it. */
export function createCartStore(): CartStore {
  const replica = createReplica({ empty: EMPTY_CART, apply: applyToCart });
  const { perform } = replica;
  const dishOf = (id: number): CartDish | undefined => {
    return replica.log.values().lines.find((line) => line.id === id);
  };
  const store = createStore<CartState>(() => ({
    ...EMPTY_CART,
    ...NOTHING_READ,
    add: (dish, quantity = 1) => {
      perform({ type: 'add', dish, quantity });
    },
    changeQuantity: (id, delta) => {
      const dish = dishOf(id);
      if (!dish || delta === 0) return;
      perform(delta > 0 ? { type: 'add', dish, quantity: delta } : { type: 'take', id, quantity: -delta });
    },
    setQuantity: (id, quantity) => {
      const dish = dishOf(id);
      if (dish) perform({ type: 'set', dish, quantity });
    },
    remove: (id) => {
      perform({ type: 'remove', id });
    },
    clear: () => {
      perform({ type: 'clear' });
    },
    restore: (lines, at = Infinity) => {
      perform({ type: 'restore', lines, at: Math.min(at, replica.log.values().lines.length) });
    },
  }));
  replica.attach(store);
  return Object.assign(store, { replica });
}
