import { countText } from './countText';

it.each([
  [0, '0 orders'],
  [1, '1 order'],
  [2, '2 orders'],
  [10_000, '10,000 orders'],
])('the number %d is written in words as "%s"', (count, text) => {
  expect(countText(count, 'order')).toBe(text);
});

it('a plural that is more than an s can be given', () => {
  expect([countText(1, 'dish', 'dishes'), countText(2, 'dish', 'dishes')]).toEqual(['1 dish', '2 dishes']);
});
