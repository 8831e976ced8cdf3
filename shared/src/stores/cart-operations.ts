import { addLine, changeQuantity, removeLine, setQuantity } from '../rules/cart';
import type { CartDish } from '../rules/cart';
import type { CartLine } from '../types';
import type { Entry } from './operation-log';

export interface CartValues {
  lines: CartLine[];
}

export const EMPTY_CART: CartValues = { lines: [] };

/** Raising a quantity carries the dish, so that it is not lost when another tab removes the line meanwhile. */
export type CartOperation =
  | { type: 'add'; dish: CartDish; quantity: number }
  | { type: 'take'; id: number; quantity: number }
  | { type: 'set'; dish: CartDish; quantity: number }
  | { type: 'remove'; id: number }
  | { type: 'clear' }
  | { type: 'restore'; lines: CartLine[]; at: number };

function restore(lines: CartLine[], taken: CartLine[], at: number): CartLine[] {
  const isThere = (line: CartLine) => lines.some(({ id }) => id === line.id);
  const placed = [...lines.slice(0, at), ...taken.filter((line) => !isThere(line)), ...lines.slice(at)];
  return taken.filter(isThere).reduce((all, line) => addLine(all, line, line.quantity), placed);
}

function change(lines: CartLine[], operation: CartOperation): CartLine[] {
  switch (operation.type) {
    case 'add':
      return addLine(lines, operation.dish, operation.quantity);
    case 'take':
      return changeQuantity(lines, operation.id, -operation.quantity);
    case 'set':
      return lines.some(({ id }) => id === operation.dish.id)
        ? setQuantity(lines, operation.dish.id, operation.quantity)
        : addLine(lines, operation.dish, operation.quantity);
    case 'remove':
      return removeLine(lines, operation.id);
    case 'clear':
      return [];
    case 'restore':
      return restore(lines, operation.lines, operation.at);
  }
}

/** The cart after one change (spec 4), whichever tab made it. */
export function applyToCart(values: CartValues, { operation }: Entry<CartOperation>): CartValues {
  return { lines: change(values.lines, operation) };
}
