import { groupDigits } from '../rules/money';

/** "1 order", "2 orders", "10,000 orders"; `many` is the plural where it takes more than an s. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`;
}
