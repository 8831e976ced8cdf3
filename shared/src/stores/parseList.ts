import type { CartLine } from '../types';
import type { Parsed } from './persistStore';
import { amount, hasShape, number, optional, quantity, text, type Shape } from './shapes';

/** Parses a list of entities. Entries of another shape, or with the id of an earlier entry, are left out. */
export function listOf<Entity extends { id: unknown }>(shape: Shape<Entity>) {
  const isEntity = hasShape(shape);
  return (stored: unknown): Parsed<Entity[]> | null => {
    if (!Array.isArray(stored)) return null;
    const ids = new Set<unknown>();
    const value = stored.filter(isEntity).filter(({ id }) => !ids.has(id) && ids.add(id));
    const isDamaged = value.length < stored.length;
    return isDamaged && value.length === 0 ? null : { value, isDamaged };
  };
}

/** What every stored dish has. */
export const dish = { id: number, name: text, price: amount };

export const parseCart = listOf<CartLine>({
  ...dish,
  quantity,
  image: optional(text),
  category: optional(text),
  prepMinutes: optional(amount),
});
