import { isObject } from '@venue/shared/types';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FormValue {
  name: string;
  type: string;
  value: string;
  checked: boolean;
}

/** What is typed on a page, and where the visitor is typing. */
export interface FormSnapshot {
  /** The fields in document order. */
  values: FormValue[];
  /** The place of the field with the focus, and its selection; null when no field has the focus. */
  focus: { index: number; start: number | null; end: number | null } | null;
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);

/** The fields of a part of a page in document order. Passwords are never kept, and files can't be. */
export const controlsIn = (root: ParentNode) =>
  [...root.querySelectorAll<Control>('input, textarea, select')].filter(
    ({ type }) => type !== 'password' && type !== 'file',
  );

const hasCaret = (control: Control): control is HTMLInputElement | HTMLTextAreaElement =>
  !(control instanceof HTMLSelectElement) && control.selectionStart !== null;

function focusIn(controls: readonly Control[], focused: Element | null): FormSnapshot['focus'] {
  const index = controls.findIndex((control) => control === focused);
  const control = controls[index];
  if (!control) return null;
  const caret = hasCaret(control) ? control : null;
  return { index, start: caret?.selectionStart ?? null, end: caret?.selectionEnd ?? null };
}

/** Reads what is typed in fields, which may have been removed from the page by now. */
export function snapshotOf(controls: readonly Control[], focused: Element | null): FormSnapshot {
  const values = controls.map((control) => ({
    name: control.name,
    type: control.type,
    value: control.value,
    checked: isCheckable(control) && control.checked,
  }));
  return { values, focus: focusIn(controls, focused) };
}

/** Reads what is typed in a part of a page. */
export const takeSnapshot = (roots: readonly ParentNode[]): FormSnapshot =>
  snapshotOf(roots.flatMap(controlsIn), document.activeElement);

/** Fills one field and tells the page as if it had been typed again. */
function fill(control: Control, { value, checked }: FormValue) {
  if (isCheckable(control) ? control.checked === checked : control.value === value) return;
  if (isCheckable(control)) control.checked = checked;
  else control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function takeFocus(control: Control, { start, end }: NonNullable<FormSnapshot['focus']>) {
  control.focus({ preventScroll: true });
  if (hasCaret(control)) control.setSelectionRange(start, end);
}

/**
 * Puts what was typed into the same page after it was made anew, field by field in document order. A field of another
 * name or type stays as it is.
 * @returns Whether the page has fields yet.
 */
export function restoreSnapshot({ values, focus }: FormSnapshot, page: ParentNode): boolean {
  const controls = controlsIn(page);
  values.forEach((value, index) => {
    const control = controls[index];
    if (!control || control.name !== value.name || control.type !== value.type) return;
    fill(control, value);
    if (focus?.index === index) takeFocus(control, focus);
  });
  return controls.length > 0;
}

/** The part of the page that a remote fills. */
export const mainPart = (): ParentNode => document.getElementById('main') ?? document;

const isFormValue = (value: unknown): value is FormValue =>
  isObject(value) && typeof value.name === 'string' && typeof value.value === 'string';

/** What a stored snapshot says about the fields; null when it is none. */
export function parseSnapshot(stored: unknown): FormSnapshot | null {
  if (!isObject(stored) || !Array.isArray(stored.values)) return null;
  return { values: stored.values.filter(isFormValue), focus: null };
}
