import { savedPrice, savedWhole } from './savedAs';

it.each([
  ['', 'Saved as KSh 0'],
  ['abc', 'Saved as KSh 0'],
  ['1500', 'Saved as KSh 1,500'],
  ['150050', 'Saved as KSh 150,050'],
  ['1.500', 'Saved as KSh 1.5, listed as KSh 2'],
  ['-5', 'Saved as -KSh 5'],
  ['1e3', 'Saved as KSh 1,000'],
])('the price "%s" is announced before it is saved: %s', (typed, words) => {
  expect(savedPrice(typed).replaceAll('\u00A0', ' ')).toBe(words);
});

it.each([
  ['', 'Saved as 0'],
  ['12.9', 'Saved as 12'],
  ['1500', 'Saved as 1,500'],
])('the whole number "%s" is announced before it is saved: %s', (typed, words) => {
  expect(savedWhole(typed)).toBe(words);
});
