import { parseNumber } from './parseNumber';

it.each([
  ['1500', 1500],
  [' 30 ', 30],
  ['12.5', 12.5],
  ['-3', -3],
  [20, 20],
  ['', 0],
  ['   ', 0],
  ['free', 0],
  ['Infinity', 0],
  [NaN, 0],
  [null, 0],
  [undefined, 0],
])('the text %j in an admin form is read as the number %d', (typed, value) => {
  expect(parseNumber(typed)).toBe(value);
});
