/** Prefixes of the ids of orders, reservations, tickets and reviews. */
export type IdPrefix = 'ORD' | 'RES' | 'TIC' | 'REV';

/**
 * One more than the highest number in use behind a prefix such as "ORD-", which may be empty. Ids of another form are
 * ignored.
 */
export function nextNumber(existing: readonly { id: string }[], prefix = ''): number {
  // At most nine digits, so that an id from elsewhere can't raise the number beyond safe integers.
  const pattern = new RegExp(`^${prefix}(\\d{1,9})$`);
  return 1 + existing.reduce((top, { id }) => Math.max(top, Number(pattern.exec(id)?.[1] ?? 0)), 0);
}

/** The next free id after the highest in use: ORD-001, ORD-002 … ORD-1000 (decisions, New ids in the browser). */
export function nextId(prefix: IdPrefix, existing: readonly { id: string }[]): string {
  return `${prefix}-${String(nextNumber(existing, `${prefix}-`)).padStart(3, '0')}`;
}
