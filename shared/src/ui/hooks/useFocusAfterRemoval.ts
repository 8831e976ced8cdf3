import { useEffect, useRef } from 'react';
import { isFocusNowhere, rememberFocus } from './rememberFocus';

/**
 * Gives the focus a neutral place when a render takes the focused control away: the list item that took its item's
 * place, the region around it, or the page's heading (see `rememberFocus`). Call it in the component that renders what
 * goes; it looks after each of its renders. It never takes the focus from anything.
 */
export function useFocusAfterRemoval() {
  const last = useRef<{ control: Element; restore: () => void } | null>(null);

  useEffect(() => {
    const remember = (control: EventTarget | null) => {
      if (control instanceof Element) last.current = { control, restore: rememberFocus(control) };
    };
    const focused = ({ target }: FocusEvent) => remember(target);
    // Whoever presses beside everything has put the focus away on purpose.
    const blurred = () =>
      queueMicrotask(() => {
        if (isFocusNowhere() && last.current?.control.isConnected) last.current = null;
      });
    if (!isFocusNowhere()) remember(document.activeElement);
    document.addEventListener('focusin', focused);
    document.addEventListener('focusout', blurred);
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener('focusout', blurred);
    };
  }, []);

  useEffect(() => {
    if (isFocusNowhere() && last.current?.control.isConnected === false) last.current.restore();
  });
}
