import { useEffect, useRef } from 'react';
import { hasNoFocus, rememberFocus } from './rememberFocus';

/**
 * Moves the focus to a neutral place when a render removes the focused control: to the list item that took its item's
 * place, the region around it, or the page's heading (see `rememberFocus`). Call it in the component that renders what
 * is removed, since it checks after each of its renders. It never takes the focus from another element.
 */
export function useFocusAfterRemoval() {
  const last = useRef<{ control: Element; restore: () => void } | null>(null);

  useEffect(() => {
    const remember = (control: EventTarget | null) => {
      if (control instanceof Element) last.current = { control, restore: rememberFocus(control) };
    };
    const focused = ({ target }: FocusEvent) => remember(target);
    // The control lost the focus without being removed: the visitor pressed elsewhere, and the focus stays there.
    const blurred = () =>
      queueMicrotask(() => {
        if (hasNoFocus() && last.current?.control.isConnected) last.current = null;
      });
    if (!hasNoFocus()) remember(document.activeElement);
    document.addEventListener('focusin', focused);
    document.addEventListener('focusout', blurred);
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener('focusout', blurred);
    };
  }, []);

  useEffect(() => {
    if (hasNoFocus() && last.current?.control.isConnected === false) last.current.restore();
  });
}
