import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { collapseToast, type ToastTransitionProps } from 'react-toastify/unstyled';

const ENTER = 'venue-toast-in';
const LEAVE = 'venue-toast-out';

/** Longer than a toast takes to come, and to go. */
const MOVED_MS = 250;

/**
 * How a toast comes and goes. The library's own transitions wait for the end of animations, which never comes where the
 * visitor's browser turns them off or stops them.
 */
export function ToastTransition({ children, done, nodeRef, isIn, playToast }: ToastTransitionProps) {
  const play = useEffectEvent(playToast);
  const gone = useEffectEvent(done);

  useLayoutEffect(() => {
    const toast = nodeRef.current;
    if (!toast) return;
    play();
    // Without the class the animation does not run again when the toasts move into a dialog.
    toast.classList.add(ENTER);
    const timer = setTimeout(() => toast.classList.remove(ENTER), MOVED_MS);
    return () => clearTimeout(timer);
  }, [nodeRef]);

  useEffect(() => {
    const toast = nodeRef.current;
    if (isIn || !toast) return;
    toast.classList.add(LEAVE);
    const moved = Promise.allSettled(toast.getAnimations().map(({ finished }) => finished));
    const late = new Promise((resolve) => setTimeout(resolve, MOVED_MS));
    void Promise.race([moved, late]).then(() => collapseToast(toast, gone));
  }, [isIn, nodeRef]);

  return children;
}
