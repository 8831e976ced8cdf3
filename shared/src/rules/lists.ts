import type { Order } from '../types';

/** Sorts the latest first: by moment descending, then last appended (decisions, Dates and times). */
export function latestFirst<Row>(rows: readonly Row[], momentOf: (row: Row) => string): Row[] {
  return [...rows].reverse().sort((one, other) => {
    const [a, b] = [momentOf(one), momentOf(other)];
    return a === b ? 0 : a < b ? 1 : -1;
  });
}

/** Orders, the latest first. */
export function latestOrders(orders: readonly Order[], limit = Infinity): Order[] {
  return latestFirst(orders, ({ date }) => date).slice(0, limit);
}
