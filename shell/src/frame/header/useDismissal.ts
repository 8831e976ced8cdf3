import { keyOf } from '@venue/shared/ui';
import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Dismissable {
  open: boolean;
  /** Contains the button and the panel it opens. */
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Closes a panel on Escape (the focus returns to its button), on a press outside and when the focus leaves it. */
export function useDismissal({ open, root, button, onClose }: Dismissable) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (keyOf(event) !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave, { signal });
    document.addEventListener('keydown', escape, { signal });
    return () => listening.abort();
  }, [open, root, button]);
}
