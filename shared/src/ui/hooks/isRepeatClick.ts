import type { MouseEvent } from 'react';

/**
 * Whether a click belongs to the one before: the second of a double click, or a later one of a burst in one place. What
 * came under the pointer meanwhile must not be pressed by it. Presses of a key never repeat one another.
 */
export const isRepeatClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
