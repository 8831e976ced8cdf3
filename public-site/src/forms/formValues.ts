/** A form of which every field is text, as the visitor typed it. */
export type TextForm<Form> = Record<keyof Form, string>;

/** The names of a form's controls. */
export type FieldName<Form> = keyof Form & string;

/** What stands in the named controls, without spaces around it; a control that is not there counts as empty. */
export function readForm<Form extends TextForm<Form>>(
  form: HTMLFormElement,
  fields: readonly FieldName<Form>[],
): Form {
  const data = new FormData(form);
  const entries = fields.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value.trim() : ''];
  });
  return Object.fromEntries(entries) as Form; // every field of `Form` is text and named in `fields`
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
