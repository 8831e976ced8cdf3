import { useState, type MouseEvent } from 'react';

/** Longer than the second press of a double click takes. */
export const ECHO_MS = 500;
const SAME_SPOT_PX = 12;

type Press = Pick<MouseEvent, 'detail' | 'timeStamp' | 'pageX' | 'pageY'>;

/** Tells the presses of some buttons from their echoes, with a memory of its own. */
export function createEcho() {
  let last = { at: -Infinity, x: 0, y: 0 };
  return ({ detail, timeStamp, pageX, pageY }: Press): boolean => {
    const { at, x, y } = last;
    last = { at: timeStamp, x: pageX, y: pageY };
    // Places on the page, which may have been scrolled. Presses by the keyboard have no place of their own.
    const isThere = detail === 0 || Math.hypot(pageX - x, pageY - y) < SAME_SPOT_PX;
    return timeStamp - at < ECHO_MS && isThere;
  };
}

/**
 * Whether a press is only the echo of the one before: a double click, or an Enter too many. A button that takes the
 * place of the pressed one, in this row or the next, must not be pressed by it.
 */
export function useEcho() {
  const [isEcho] = useState(createEcho);
  return isEcho;
}
