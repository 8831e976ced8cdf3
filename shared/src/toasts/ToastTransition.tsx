import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { collapseToast, type ToastTransitionProps } from 'react-toastify/unstyled';

const ENTER = 'venue-toast-in';
const LEAVE = 'venue-toast-out';

/**
 * How a toast comes and goes. The library's own transitions wait for the end of animations, which never comes where the
 * visitor's browser turns them off.
 */
export function ToastTransition({ children, done, nodeRef, isIn, playToast }: ToastTransitionProps) {
  const play = useEffectEvent(playToast);
  const gone = useEffectEvent(done);

  useLayoutEffect(() => {
    const toast = nodeRef.current;
    if (!toast) return;
    play();
    // Without the class the animation does not run again when the toasts move into a dialog.
    const entered = (event: Event) => {
      if (event.target === toast) toast.classList.remove(ENTER);
    };
    toast.classList.add(ENTER);
    toast.addEventListener('animationend', entered);
    return () => toast.removeEventListener('animationend', entered);
  }, [nodeRef]);

  useEffect(() => {
    const toast = nodeRef.current;
    if (isIn || !toast) return;
    toast.classList.add(LEAVE);
    void Promise.allSettled(toast.getAnimations().map(({ finished }) => finished)).then(() =>
      collapseToast(toast, gone),
    );
  }, [isIn, nodeRef]);

  return children;
}
