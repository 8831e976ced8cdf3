import { paths } from '@venue/shared/paths';

/** Answers a button that opens or closes a dialog of the page. Returns false for any other control. */
export function pressDialogButton(control: HTMLElement): boolean {
  const dialog = document.getElementById(control.getAttribute('popovertarget') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (control.getAttribute('popovertargetaction') === 'hide') dialog.close();
  else dialog.showModal();
  return true;
}

/**
 * Answers the heart of a guest: asks whether to sign in. The question stays until it is answered, also when the
 * application has started meanwhile.
 * @returns False for any other control, and for somebody who is signed in.
 */
export function pressHeart(control: HTMLElement): boolean {
  const { asksToSignIn: dish } = control.dataset;
  const html = document.documentElement;
  const template = document.querySelector<HTMLTemplateElement>('template#sign-in-question');
  const dialog = template?.content.querySelector('dialog')?.cloneNode(true);
  if (dish === undefined || html.dataset.user || !(dialog instanceof HTMLDialogElement)) return false;
  dialog.querySelector('[data-subject]')?.append(dish);
  const [cancel, signIn] = dialog.querySelectorAll('button');
  cancel?.addEventListener('click', () => dialog.close());
  signIn?.addEventListener('click', () =>
    location.assign(paths.signInFrom(location.pathname + location.search)),
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    html.removeAttribute('data-modal');
  });
  document.body.append(dialog);
  html.setAttribute('data-modal', '');
  dialog.showModal();
  return true;
}
