import { keysOf } from '../types/keysOf';
import { readEmail } from './readEmail';

/** What the visitor typed, as text, by the names of the form's controls. */
export type TextForm<Name extends string> = Record<Name, string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** A form's named inputs, selects and text areas, in document order. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name }) => name !== '');

/** The first control with that name. */
export function controlOf(form: HTMLFormElement | null, name: string): Control | null {
  return (form && controlsOf(form).find((control) => control.name === name)) ?? null;
}

/** Recognised by its purpose, since a password that is shown has another `type`. */
const isPassword = (control: Control): boolean =>
  control.getAttribute('autocomplete')?.endsWith('-password') ?? false;

/** In development and tests, throws for a control that no field reads, because its text would be lost. */
function checkNames(form: HTMLFormElement, expected: readonly string[]) {
  const names = controlsOf(form).map(({ name }) => name);
  const unread = names.find((name) => !expected.includes(name));
  if (unread) throw new Error(`The form's control "${unread}" is not read: name it in "empty".`);
  const absent = expected.find((name) => !names.includes(name));
  if (absent) throw new Error(`The form has no control "${absent}": give one that name.`);
}

/**
 * Reads the text of a form's controls. It is trimmed, except in passwords. A ticked checkbox is its value, an unticked
 * one is empty.
 * @param empty The form with nothing typed. Its type makes it name every field.
 */
export function readForm<Name extends string>(form: HTMLFormElement, empty: TextForm<Name>): TextForm<Name> {
  if (process.env.NODE_ENV !== 'production') checkNames(form, Object.keys(empty));
  const data = new FormData(form);
  const values = { ...empty };
  for (const name of keysOf(values)) {
    const value = data.get(name);
    const text = typeof value === 'string' ? value : '';
    const control = controlOf(form, name);
    if (control && isPassword(control)) values[name] = text;
    else values[name] = control?.type === 'email' ? readEmail(text.trim()) : text.trim();
  }
  return values;
}
