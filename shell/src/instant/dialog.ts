/** Answers a button that opens or closes a dialog of the page. Returns false for any other control. */
export function pressOpener(control: HTMLElement): boolean {
  const dialog = document.getElementById(control.getAttribute('popovertarget') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (control.getAttribute('popovertargetaction') === 'hide') dialog.close();
  else dialog.showModal();
  return true;
}
