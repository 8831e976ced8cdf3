import { useEffect, useRef, type FocusEvent } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { pageHeading, rememberFocus } from '../ui/hooks/rememberFocus';
import { moveToasts } from '../ui/hooks/topmostModal';
import { IconButton } from '../ui/primitives/icon-button/IconButton';
import * as S from './Toaster.styles';
import { ToastTransition } from './ToastTransition';

/**
 * Toasts come after the footer in tab order, so the focus enters them from the footer. The visitor's own place is in
 * the page.
 */
const placeInPage = (control: Element) => (control.closest('footer') ? pageHeading() : control);

/** Returns the focus to the page when a toast that has it is removed. */
function useFocusAfterToast() {
  const restoreFocus = useRef<() => void>(undefined);
  useEffect(
    () =>
      // The library reports the removal before its exit animation, while the toast still has the focus. It uses a
      // toast's id as the id of its element.
      toast.onChange(({ id, status }) => {
        const leaving = status === 'removed' && document.getElementById(String(id));
        if (leaving && leaving.contains(document.activeElement)) restoreFocus.current?.();
      }),
    [],
  );
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isFromPage = relatedTarget instanceof Element && !currentTarget.contains(relatedTarget);
    if (isFromPage) restoreFocus.current = rememberFocus(placeInPage(relatedTarget));
  };
}

/**
 * The only module that uses the toast library, without its styles. It is a popover, so that toasts also show above an
 * open dialog, in which they then are.
 */
export function Toaster() {
  const root = useRef<HTMLDivElement>(null);
  const rememberPage = useFocusAfterToast();

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // Each toast is a live region, so the library's region around them would be a second one for the same text.
    element.querySelector('section')?.removeAttribute('aria-live');
    // Without popover support the toasts show in place.
    if ('popover' in element) element.popover = 'manual';
    moveToasts();
  }, []);

  return (
    <S.Root ref={root} onFocus={rememberPage}>
      <ToastContainer
        position="top-left"
        aria-label="Notifications"
        newestOnTop
        customProgressBar
        icon={false}
        transition={ToastTransition}
        closeButton={({ closeToast }) => (
          <IconButton icon="close" label="Close notification" onClick={() => closeToast(true)} />
        )}
      />
    </S.Root>
  );
}
