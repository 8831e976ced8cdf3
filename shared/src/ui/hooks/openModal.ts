import { rememberFocus } from './rememberFocus';
import { moveToasts, putOnTop } from './topmostModal';

/**
 * Opens a dialog over the page, which does not scroll until the last dialog is closed.
 * @returns Closes it. The focus returns to the element that had it, or close by if that one is gone.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  // It was opened before the application ran, by a button that is not in it.
  const opener = dialog.open
    ? document.querySelector(`[popovertarget="${dialog.id}"]:not(dialog *)`)
    : document.activeElement;
  const giveFocusBack = rememberFocus(opener);
  const page = document.documentElement;
  // For `GlobalStyle`. Not by a selector such as `html:has(dialog:modal)`, for which the browser would look through the page
  // after every change of it. And before the dialog opens or closes, so that the styles of the page are computed once.
  page.toggleAttribute('data-modal', true);
  putOnTop(dialog);
  if (!dialog.open) dialog.showModal();
  moveToasts();
  return () => {
    const own = dialog.open && dialog.isConnected ? 1 : 0;
    page.toggleAttribute('data-modal', document.querySelectorAll('dialog[open]').length > own);
    dialog.close();
    moveToasts(dialog);
    giveFocusBack();
  };
}
