// decisions, Repeated presses
import type { MouseEvent } from 'react';

/**
 * Whether a click is the second or a later one of a double click or burst in one place. It must not press what has come
 * under the pointer since the first. Key presses never count as repeated.
 */
export const isRepeatClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
