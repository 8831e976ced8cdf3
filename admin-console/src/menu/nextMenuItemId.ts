/**
 * A new local menu item's id: the count plus 1, or the next free number when that is taken (decisions, New menu item
 * ids).
 */
export function nextMenuItemId(items: readonly { id: number }[]): number {
  const taken = new Set(items.map((item) => item.id));
  let id = items.length + 1;
  while (taken.has(id)) id += 1;
  return id;
}
