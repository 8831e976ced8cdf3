import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The code of a key that an input method takes. Safari reports the Enter that ends a composition by it alone. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * The pressed key, or an empty text while an input method composes: then Enter, Escape and the arrows choose among its
 * words. Every handler of keys reads them here.
 */
export function keyOf(event: KeyboardEvent | ReactKeyboardEvent): string {
  const { key, keyCode, isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === TAKEN_BY_INPUT_METHOD ? '' : key;
}
