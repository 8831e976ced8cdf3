import { paths } from '@venue/shared/paths';

/**
 * Answers the heart of a guest: asks whether to sign in. The question stays until it is answered, also when the
 * application has started meanwhile.
 * @returns False for any other control, and for somebody who is signed in.
 */
export function pressQuestion(control: HTMLElement): boolean {
  const { asksToSignIn: what } = control.dataset;
  const html = document.documentElement;
  if (what === undefined || html.dataset.user) return false;
  const template = document.querySelector<HTMLTemplateElement>('template#sign-in-question');
  const dialog = template?.content.querySelector('dialog')?.cloneNode(true);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  const subject = dialog.querySelector('[data-subject]');
  if (subject) subject.textContent = what;
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
