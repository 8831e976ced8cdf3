import type { CartLine } from '../types';

/** A dish to be added to the cart; the quantity is a separate argument. */
export type CartDish = Omit<CartLine, 'quantity'>;

/** Sum of price times quantity in KSh (requirements 9, Cart totals). */
export function cartTotal(lines: readonly CartLine[]): number {
  return lines.reduce((total, line) => total + line.price * line.quantity, 0);
}

/** Sum of the quantities: the number on the cart badge (requirements 9, Cart totals). */
export function cartCount(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

/** Quantity of a dish in the cart; 0 when it is not there. */
export function quantityOf(lines: readonly CartLine[], id: number): number {
  return lines.find((line) => line.id === id)?.quantity ?? 0;
}

/**
 * Adds a dish, or raises its quantity when it is in the cart already (requirements 4, Cart). A quantity below one adds
 * nothing.
 */
export function addLine(lines: readonly CartLine[], dish: CartDish, quantity = 1): CartLine[] {
  const added = whole(quantity);
  if (added < 1) return [...lines];
  return lines.some((line) => line.id === dish.id)
    ? changeQuantity(lines, dish.id, added)
    : [...lines, { ...dish, quantity: added }];
}

/** Raises or lowers a dish's quantity; at 0 or less the line is removed (requirements 4, Cart). */
export function changeQuantity(lines: readonly CartLine[], id: number, delta: number): CartLine[] {
  return setQuantity(lines, id, quantityOf(lines, id) + whole(delta));
}

/** Sets a dish's quantity; 0 or less removes it (requirements 4, Cart). A dish that is not in the cart stays out. */
export function setQuantity(lines: readonly CartLine[], id: number, quantity: number): CartLine[] {
  const wanted = whole(quantity);
  if (wanted < 1) return removeLine(lines, id);
  return lines.map((line) => (line.id === id ? { ...line, quantity: wanted } : line));
}

/** Removes a dish from the cart (requirements 4, Cart). */
export function removeLine(lines: readonly CartLine[], id: number): CartLine[] {
  return lines.filter((line) => line.id !== id);
}

/**
 * Undoes the removal of lines: puts them back at their old place. A dish that has been added again gets its quantity
 * raised.
 */
export function restoreLines(
  lines: readonly CartLine[],
  taken: readonly CartLine[],
  at = Infinity,
): CartLine[] {
  const isThere = (line: CartLine) => lines.some(({ id }) => id === line.id);
  const placed = [...lines.slice(0, at), ...taken.filter((line) => !isThere(line)), ...lines.slice(at)];
  return taken.filter(isThere).reduce((all, line) => addLine(all, line, line.quantity), placed);
}

function whole(quantity: number): number {
  return Number.isFinite(quantity) ? Math.trunc(quantity) : 0;
}
