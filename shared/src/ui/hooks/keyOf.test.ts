/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { keyOf } from './keyOf';

it.each([
  ['Enter', {}, 'Enter'],
  ['ArrowDown', {}, 'ArrowDown'],
  ['Enter', { isComposing: true }, ''],
  ['ArrowDown', { isComposing: true }, ''],
  ['Escape', { isComposing: true }, ''],
  ['Enter', { keyCode: 229 }, ''],
  ['Process', { isComposing: true, keyCode: 229 }, ''],
])('the key %s with %j counts as "%s"', (key, init, counts) => {
  expect(keyOf(new KeyboardEvent('keydown', { key, ...init }))).toBe(counts);
});
