import { useRef, type PointerEvent } from 'react';

/** Horizontal distance in pixels from which a touch is a swipe. */
const SWIPE_PX = 40;

/** Handlers for a horizontal swipe by touch or pen. The element needs `touch-action: pan-y`. */
export function useSwipe(onPrevious: () => void, onNext: () => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const moved = event.clientX - from;
      if (moved >= SWIPE_PX) onPrevious();
      else if (moved <= -SWIPE_PX) onNext();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
