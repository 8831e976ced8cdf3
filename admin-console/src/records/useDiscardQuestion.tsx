import { notify } from '@venue/shared/notify';
import { ConfirmDialog, type Elements } from '@venue/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnsavedWarning } from '../data/useUnsavedWarning';

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
  const blocked = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  );
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
    hasLeft.current = true;
  };

  const question = (
    <ConfirmDialog
      open={isAsking || (blocked.state === 'blocked' && !isBusy)}
      title="Discard changes?"
      confirm={{ label: 'Discard Changes', run: discard, otherwise: 'Keep Editing' }}
      onClose={stay}
    >
      What you typed here has not been saved.
    </ConfirmDialog>
  );
  return { close, question };
}
