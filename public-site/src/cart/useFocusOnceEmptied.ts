import { useEffect, useRef } from 'react';

/** When the last dish leaves with the button that had the focus, the page's heading takes it. */
export function useFocusOnceEmptied(isEmpty: boolean) {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isEmpty && !wasEmpty.current && isLost)
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
}
