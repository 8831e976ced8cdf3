import { nextMenuItemId } from './menuItems';

it.each([
  ['the count plus 1', [1, 2, 3], 4],
  ['1 for the first', [], 1],
  ['the next free number when a deletion left that one taken', [1, 3], 4],
  ['the next free number past several', [3, 4, 5], 6],
  ['the count plus 1 even when a higher one is in use', [1, 9], 3],
])('a new menu item gets %s as its id', (_rule, ids, next) => {
  expect(nextMenuItemId(ids.map((id) => ({ id })))).toBe(next);
});
