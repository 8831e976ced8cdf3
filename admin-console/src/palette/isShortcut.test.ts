/** @jest-environment @venue/platform/testing/jestDom */
import { isShortcut } from './isShortcut';

const CTRL = { ctrlKey: true };

it.each<[string, boolean, KeyboardEventInit]>([
  ['Ctrl+K', true, { ...CTRL, key: 'k', code: 'KeyK' }],
  ['Cmd+K', true, { metaKey: true, key: 'k', code: 'KeyK' }],
  ['Ctrl+K with Caps Lock', true, { ...CTRL, key: 'K', code: 'KeyK' }],
  ['Ctrl+K of a Russian layout', true, { ...CTRL, key: 'л', code: 'KeyK' }],
  ['Ctrl+K of a Greek layout', true, { ...CTRL, key: 'κ', code: 'KeyK' }],
  ['Ctrl+K of an Arabic layout', true, { ...CTRL, key: 'ن', code: 'KeyK' }],
  ["Ctrl+K of a Ge'ez layout", true, { ...CTRL, key: 'ክ', code: 'KeyK' }],
  ['Ctrl+K of a Hebrew layout', true, { ...CTRL, key: 'ל', code: 'KeyK' }],
  ['Ctrl and the key that writes k on Dvorak', true, { ...CTRL, key: 'k', code: 'KeyV' }],
  ['Ctrl and the key that writes t on Dvorak', false, { ...CTRL, key: 't', code: 'KeyK' }],
  ['Ctrl+K of AZERTY', true, { ...CTRL, key: 'k', code: 'KeyK' }],
  ['Ctrl and a Latin letter with an accent', false, { ...CTRL, key: 'ķ', code: 'KeyK' }],
  ['Ctrl and another key of a Russian layout', false, { ...CTRL, key: 'о', code: 'KeyJ' }],
  ['K alone', false, { key: 'k', code: 'KeyK' }],
  ['Ctrl+Alt+K', false, { ...CTRL, altKey: true, key: 'k', code: 'KeyK' }],
  ['Ctrl+Enter', false, { ...CTRL, key: 'Enter', code: 'Enter' }],
  ['Ctrl+K while an input method composes', false, { ...CTRL, key: 'k', code: 'KeyK', isComposing: true }],
])('%s is the shortcut of the letter k: %s', (_, is, init) => {
  expect(isShortcut(new KeyboardEvent('keydown', init), 'k')).toBe(is);
});
