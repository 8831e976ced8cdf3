import { isObject } from '@venue/shared/types';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FieldValue {
  name: string;
  type: string;
  value: string;
  checked: boolean;
}

/** The part of the page that a remote fills. */
const mainPart = (): ParentNode => document.getElementById('main') ?? document;

/** Also one that is shown as text. */
const isPassword = (control: Control) =>
  control.type === 'password' || control.getAttribute('autocomplete')?.endsWith('-password');

/** The page's fields in document order. Passwords are never kept, and files can't be. */
export const fieldsOfPage = () =>
  [...mainPart().querySelectorAll<Control>('input, textarea, select')].filter(
    (control) => !isPassword(control) && control.type !== 'file',
  );

const isCheckable = (control: Control): control is HTMLInputElement => /radio|checkbox/.test(control.type);

/** Reads what is typed in fields, which may have been removed from the page by now. */
export const valuesOf = (controls: readonly Control[]): FieldValue[] =>
  controls.map((control) => ({
    name: control.name,
    type: control.type,
    value: control.value,
    checked: isCheckable(control) && control.checked,
  }));

export const isFieldValue = (value: unknown): value is FieldValue =>
  isObject(value) && typeof value.name === 'string' && typeof value.value === 'string';

/** Whether a field still has the value of the page's markup. */
export function isUntouched(control: Control) {
  if (control instanceof HTMLSelectElement)
    return [...control.options].every(({ selected, defaultSelected }) => selected === defaultSelected);
  if (isCheckable(control)) return control.checked === control.defaultChecked;
  return control.value === control.defaultValue;
}

/** Fills one field, and tells the page as if it had been typed again. */
function fill(control: Control, { value, checked }: FieldValue) {
  if (isCheckable(control)) {
    const isChanged = checked !== control.checked || checked !== control.defaultChecked;
    if (!isChanged || (control.type === 'radio' && !checked)) return;
    // React ignores a change to the state it saw when it hydrated, so the choice is undone and then made again.
    control.checked = !checked;
    return control.click();
  }
  if (control.value === value && isUntouched(control)) return;
  if (control.value !== value) control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The field of each value: the one of its name and type; of several, in their order. A page may have other fields, too. */
export function fieldsFor(
  values: readonly FieldValue[],
  controls: readonly Control[],
): (Control | undefined)[] {
  const left = [...controls];
  return values.map(({ name, type }) => {
    const at = left.findIndex((control) => control.name === name && control.type === type);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
}

/** Puts each value into its field, where there is one. */
export function fillIn(controls: readonly (Control | undefined)[], values: readonly FieldValue[]) {
  values.forEach((value, index) => {
    const control = controls[index];
    if (control) fill(control, value);
  });
}
