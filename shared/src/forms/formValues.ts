/** What the visitor typed, as text, by the names of the form's controls. */
export type TextForm<Name extends string> = Record<Name, string>;

/**
 * What stands in a form's controls, without spaces around it; a control that is not there counts as empty.
 * @param empty The form with nothing typed. It names every field, or it does not compile.
 */
export function readForm<Name extends string>(form: HTMLFormElement, empty: TextForm<Name>): TextForm<Name> {
  const data = new FormData(form);
  const values = { ...empty };
  for (const name in values) {
    const value = data.get(name);
    values[name] = typeof value === 'string' ? value.trim() : '';
  }
  return values;
}

/** The control of that name: an input, a select or a text area. */
export function controlOf(form: HTMLFormElement | null, name: string) {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : null;
}
