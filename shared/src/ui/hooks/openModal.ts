import { rememberFocus } from './rememberFocus';

/**
 * Tells `GlobalStyle` that a dialog is open. Not by a selector such as `html:has(dialog:modal)`, for which the browser would
 * look through the page after every change of it.
 */
function markPage() {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null);
}

/**
 * Opens a dialog over the page, which does not scroll until the last dialog is closed.
 * @returns Closes it. The focus returns to the element that had it, or close by if that one is gone.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const giveFocusBack = rememberFocus(document.activeElement);
  dialog.showModal();
  markPage();
  return () => {
    dialog.close();
    markPage();
    giveFocusBack();
  };
}
