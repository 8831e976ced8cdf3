import type { MouseEvent } from 'react';

/** Whether the main button was pressed beside a modal dialog, on its backdrop: not within it, where its scroll bar is. */
export function isBackdropPress({ target, currentTarget, button, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget || button !== 0) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX >= right || clientY < top || clientY >= bottom;
}
