/** "1 order", "2 orders", "10,000 orders"; `many` is the plural where it takes more than an s. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
