import { flushSync } from 'react-dom';

/** What is said where a sign-in or a change of the own account meets no server. */
export const NO_ANSWER = 'The live server does not answer. Please try again later.';

/**
 * Shows what is wrong, and gives the focus to the first field that has it. The field has its message by then.
 * @param names Of the fields.
 */
export function showWrong(form: HTMLFormElement, names: readonly string[], show: () => void) {
  flushSync(show);
  const first = [...form.elements].find((field) => names.includes(field.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
}
