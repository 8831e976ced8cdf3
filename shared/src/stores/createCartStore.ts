// requirements 3, Cart item; decisions, One cart
import { createStore, type StoreApi } from 'zustand/vanilla';
import { addLine, changeQuantity, removeLine, restoreLines, setQuantity, type CartDish } from '../rules/cart';
import type { CartLine } from '../types';
import { NOT_CONNECTED, type StorageState } from './persistStore';

export interface CartValues {
  lines: CartLine[];
}

export interface CartState extends CartValues, StorageState {
  /** Adds a dish, or raises its quantity when it is in the cart already (requirements 4). */
  add: (dish: CartDish, quantity?: number) => void;
  /**
   * Raises or lowers a quantity; at 0 or less the line is removed (requirements 4). A dish that is not in the cart
   * stays out.
   */
  changeQuantity: (id: number, delta: number) => void;
  setQuantity: (id: number, quantity: number) => void;
  remove: (id: number) => void;
  clear: () => void;
  /** Undoes `remove` or `clear`: puts back the removed lines, and only those, at their old place. */
  restore: (lines: CartLine[], at?: number) => void;
}

export type CartStore = StoreApi<CartState>;

/** An empty cart that is not ready until `connectStorage` fills it. */
export function createCartStore(): CartStore {
  return createStore<CartState>((set) => {
    const change = (rule: (lines: CartLine[]) => CartLine[]) => set(({ lines }) => ({ lines: rule(lines) }));
    return {
      lines: [],
      ...NOT_CONNECTED,
      add: (dish, quantity) => change((lines) => addLine(lines, dish, quantity)),
      changeQuantity: (id, delta) => change((lines) => changeQuantity(lines, id, delta)),
      setQuantity: (id, quantity) => change((lines) => setQuantity(lines, id, quantity)),
      remove: (id) => change((lines) => removeLine(lines, id)),
      clear: () => set({ lines: [] }),
      restore: (taken, at) => change((lines) => restoreLines(lines, taken, at)),
    };
  });
}
