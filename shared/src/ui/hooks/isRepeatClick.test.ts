import { isRepeatClick } from './isRepeatClick';

it.each([
  ['a press of a key', 0, false],
  ['a click', 1, false],
  ['the second click of a double click', 2, true],
  ['the third of a burst', 3, true],
])('%s (detail %i) is a repeat of the click before it: %s', (_, detail, repeats) => {
  expect(isRepeatClick({ detail })).toBe(repeats);
});
