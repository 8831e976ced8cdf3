import { useEffect, useRef, type FocusEvent } from 'react';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import { rememberFocus } from '../ui/hooks/rememberFocus';
import { IconButton } from '../ui/primitives/icon-button/IconButton';
import * as S from './Toaster.styles';

const dropIn = cssTransition({ enter: 'venue-toast-in', exit: 'venue-toast-out', collapseDuration: 160 });

/** Toasts follow the footer in tab order: who walks there comes from the footer, but worked in the page. */
const workplaceOf = (control: Element) =>
  control.closest('footer') ? document.querySelector('[data-page-heading]') : control;

/** Gives the focus back to the page when a toast that has it goes. */
function useReturnedFocus() {
  const giveBack = useRef<() => void>(undefined);
  useEffect(
    () =>
      // Told before its way out is drawn, while it still has the focus. The library makes the id an element's.
      toast.onChange(({ id, status }) => {
        const leaving = status === 'removed' && document.getElementById(String(id));
        if (leaving && leaving.contains(document.activeElement)) giveBack.current?.();
      }),
    [],
  );
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isFromPage = relatedTarget instanceof Element && !currentTarget.contains(relatedTarget);
    if (isFromPage) giveBack.current = rememberFocus(workplaceOf(relatedTarget));
  };
}

/**
 * The one place that knows the toast library: its bare form, dressed in our own styles. It lies in the browser's top
 * layer, so that a toast is seen over an open dialog too.
 */
export function Toaster() {
  const place = useRef<HTMLDivElement>(null);
  const rememberPage = useReturnedFocus();

  useEffect(() => {
    const element = place.current;
    // Browsers without popovers show it where it stands.
    if (!element || !('popover' in element)) return;
    element.popover = 'manual';
    element.showPopover();
    return toast.onChange(({ status }) => {
      // A dialog that opened since lies above it.
      if (status !== 'added' || !document.querySelector('dialog[open]')) return;
      element.hidePopover();
      element.showPopover();
    });
  }, []);

  return (
    <S.Place ref={place} onFocus={rememberPage}>
      <ToastContainer
        position="top-left"
        aria-label="Notifications"
        newestOnTop
        hideProgressBar
        icon={false}
        transition={dropIn}
        closeButton={({ closeToast }) => (
          <IconButton icon="close" label="Close notification" onClick={() => closeToast(true)} />
        )}
      />
    </S.Place>
  );
}
