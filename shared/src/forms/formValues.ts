/** What the visitor typed, as text, by the names of the form's controls. */
export type TextForm<Name extends string> = Record<Name, string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The inputs, selects and text areas of a form that have a name, in the order in which they stand on the page. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name }) => name !== '');

/** The first control of that name. */
export function controlOf(form: HTMLFormElement | null, name: string): Control | null {
  return (form && controlsOf(form).find((control) => control.name === name)) ?? null;
}

/** A password counts as it was typed, whether it is shown or not. */
const isPassword = (control: Control): boolean =>
  control.getAttribute('autocomplete')?.endsWith('-password') ?? false;

/** A control that nobody reads would lose what was typed, so development and tests stop at the first one. */
function checkNames(form: HTMLFormElement, expected: readonly string[]) {
  const names = controlsOf(form).map(({ name }) => name);
  const unread = names.find((name) => !expected.includes(name));
  if (unread) throw new Error(`The form's control "${unread}" is not read: name it in "empty".`);
  const absent = expected.find((name) => !names.includes(name));
  if (absent) throw new Error(`The form has no control "${absent}": give one that name.`);
}

/**
 * What stands in a form's controls, without spaces around it, passwords excepted. A ticked checkbox is its value, one
 * that is not ticked is empty.
 * @param empty The form with nothing typed. It names every field of its type, or it does not compile.
 */
export function readForm<Name extends string>(form: HTMLFormElement, empty: TextForm<Name>): TextForm<Name> {
  if (process.env.NODE_ENV !== 'production') checkNames(form, Object.keys(empty));
  const data = new FormData(form);
  const values = { ...empty };
  for (const name in values) {
    const value = data.get(name);
    const text = typeof value === 'string' ? value : '';
    const control = controlOf(form, name);
    values[name] = control && isPassword(control) ? text : text.trim();
  }
  return values;
}
