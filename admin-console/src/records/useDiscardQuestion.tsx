import { notify } from '@venue/shared/notify';
import { ConfirmDialog, type Elements } from '@venue/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useUnsavedWarning } from '../data/useUnsavedWarning';

const addressOf = ({ pathname, search }: Location) => pathname + search;

interface Leaving {
  /** Something was typed that is not saved. */
  isDirty: boolean;
  /** A save is under way: the dialog stays open until it has worked or failed. */
  isBusy: boolean;
  onClose: () => void;
}

/**
 * Asks before a dialog drops typed text: on its own buttons (they call `close`), on Back and Forward, and when the page
 * is left. Render `question` beside the dialog.
 */
export function useDiscardQuestion({ isDirty, isBusy, onClose }: Leaving): {
  close: () => void;
  question: Elements;
} {
  const [isAsking, setIsAsking] = useState(false);
  // A dialog that closes by itself replaces its address by the list's: nothing to ask.
  const blocked = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isLeft = historyAction !== 'REPLACE' && addressOf(currentLocation) !== addressOf(nextLocation);
    if (isLeft && isDirty && !isBusy) setIsAsking(true);
    return isLeft && isDirty;
  });
  useUnsavedWarning(isDirty);

  // What is being saved can't be discarded any more.
  const isTooEarly = isBusy && blocked.state === 'blocked';
  const { reset } = blocked;
  useEffect(() => {
    if (!isTooEarly) return;
    reset?.();
    notify.info('Still saving', { text: 'Please go back once it is saved.' });
  }, [isTooEarly, reset]);

  const close = () => {
    if (isBusy) return;
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  useAddressOfForm(isDirty && blocked.state !== 'proceeding');

  const stay = () => {
    setIsAsking(false);
    blocked.reset?.();
  };
  const hasLeft = useRef(false);
  useEffect(() => {
    if (blocked.state !== 'blocked') hasLeft.current = false;
  }, [blocked.state]);
  const discard = () => {
    if (blocked.state !== 'blocked') return onClose();
    // A second press must not go back twice.
    if (!hasLeft.current) blocked.proceed();
    setIsAsking(false);
    hasLeft.current = true;
  };

  const question = (
    <ConfirmDialog
      open={isAsking}
      title="Discard changes?"
      confirm={{ label: 'Discard Changes', run: discard, otherwise: 'Keep Editing' }}
      onClose={stay}
    >
      What you typed here has not been saved.
    </ConfirmDialog>
  );
  return { close, question };
}

const SETTLED_MS = 150;
const indexNow = () => (window.history.state as { idx?: number } | null)?.idx; // as the router counts its entries

/** Comes back to the entry of a form that is still there, once the browser has gone through all that was pressed. */
function useAddressOfForm(isHeld: boolean) {
  useEffect(() => {
    const index = indexNow();
    if (!isHeld || index === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const away = index - (indexNow() ?? index);
        if (away !== 0) window.history.go(away);
      }, SETTLED_MS);
    };
    window.addEventListener('popstate', settle);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', settle);
    };
  }, [isHeld]);
}
