import { ConfirmDialog } from '@venue/shared/ui';
import { useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnsavedWarning } from '../data/useUnsavedWarning';

interface Leaving {
  /** Something was typed that is not saved. */
  isDirty: boolean;
  /** A save is under way: the dialog stays until it has ended. */
  isBusy: boolean;
  onClose: () => void;
}

/**
 * The ways out of a dialog with typed text, each of which asks before it drops it: its own buttons (call `close`), the
 * browser's Back and Forward, and leaving the page. Render `question` beside the dialog.
 */
export function useDiscardQuestion({ isDirty, isBusy, onClose }: Leaving): {
  close: () => void;
  question: ReactNode;
} {
  const [isAsking, setIsAsking] = useState(false);
  // A dialog that is done replaces its address by the list's: nothing to ask.
  const blocked = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnsavedWarning(isDirty);

  const close = () => {
    if (isBusy) return;
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  const stay = () => {
    setIsAsking(false);
    blocked.reset?.();
  };
  const discard = () => {
    if (blocked.state === 'blocked') blocked.proceed();
    else onClose();
  };

  const question = (
    <ConfirmDialog
      open={isAsking || blocked.state === 'blocked'}
      title="Discard changes?"
      confirm={{ label: 'Discard Changes', run: discard, otherwise: 'Keep Editing' }}
      onClose={stay}
    >
      What you typed here has not been saved.
    </ConfirmDialog>
  );
  return { close, question };
}
