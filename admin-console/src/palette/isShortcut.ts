import { keyOf } from '@venue/shared/ui';

const LATIN_LETTER = /^\p{Script=Latin}$/u;

/**
 * Whether Ctrl or Cmd was pressed with a letter. A key that writes a Latin letter counts as that letter, wherever the
 * layout puts it (Dvorak, AZERTY); any other, of a Cyrillic, Greek or Arabic layout, counts by its place.
 * @param letter In lower case.
 */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const key = keyOf(event);
  if (LATIN_LETTER.test(key)) return key.toLowerCase() === letter;
  return key !== '' && event.code === `Key${letter.toUpperCase()}`;
}
