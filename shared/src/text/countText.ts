/** "1 order", "2 orders", "10,000 orders"; `many` where an s is not enough. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
