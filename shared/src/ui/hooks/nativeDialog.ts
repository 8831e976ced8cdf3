import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Attributes of a button that opens a dialog before the application runs: without JavaScript as a popover, otherwise as
 * a modal dialog, by the script in the head of the page.
 */
export const opensNatively = (id: string) => ({ popoverTarget: id });

/** Attributes of the button in the dialog that closes it again. */
export const closesNatively = (id: string) => ({ popoverTarget: id, popoverTargetAction: 'hide' }) as const;

/** Takes over a dialog that was opened before the application ran. */
export function useOpenedNatively(id: string, takeOver: () => void) {
  const opened = useEffectEvent(takeOver);
  useLayoutEffect(() => {
    const dialog = document.getElementById(id);
    if (dialog instanceof HTMLDialogElement && dialog.open) opened();
  }, [id]);
}
