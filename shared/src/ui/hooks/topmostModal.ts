/** Id of the element that holds the toasts. */
export const TOASTS_ID = 'toasts';

const level = (dialog: HTMLElement): number => Number(dialog.dataset['level'] ?? 0);

/** The open modal dialog that was opened last. */
function topmostModal(): HTMLDialogElement | undefined {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return open.sort((a, b) => level(a) - level(b)).at(-1);
}

/** Marks a dialog that is about to open as the topmost. */
export function putOnTop(dialog: HTMLElement) {
  const top = topmostModal();
  dialog.dataset['level'] = String(top ? level(top) + 1 : 1);
}

/**
 * Moves the toasts into the topmost modal dialog, or back into the page. Whatever is outside of that dialog is inert: a
 * press on it would go to the dialog's backdrop, or to what lies below the toast.
 * @param left The dialog that has closed; it may have left the page together with the toasts in it.
 */
export function moveToasts(left?: HTMLDialogElement) {
  const toasts = document.getElementById(TOASTS_ID) ?? left?.querySelector<HTMLElement>(`#${TOASTS_ID}`);
  if (!toasts) return;
  const container = topmostModal() ?? document.body;
  if (toasts.parentElement !== container) {
    // A screen reader would say again what is inserted as an alert or a status.
    for (const announced of toasts.querySelectorAll('[data-announced]'))
      announced.closest('[role]')?.setAttribute('role', 'group');
    container.append(toasts);
  }
  // A popover that was moved is closed. Opened last, it is above the dialog.
  const popover = toasts.querySelector<HTMLElement>('[popover]');
  popover?.hidePopover();
  popover?.showPopover();
}
