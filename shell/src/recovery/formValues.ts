import { isObject } from '@venue/shared/types';

const KEY = 'form-values';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FormValue {
  name: string;
  type: string;
  value: string;
  checked: boolean;
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);

/** The fields of a page in document order. Passwords are never stored, and files can't be. */
export const controlsIn = (root: ParentNode) =>
  [...root.querySelectorAll<Control>('input, textarea, select')].filter(
    ({ type }) => type !== 'password' && type !== 'file',
  );

/** Whether two fields at the same place of two pages are the same field. */
export const isSameField = (a: { name: string; type: string }, b: { name: string; type: string }) =>
  a.name === b.name && a.type === b.type;

/** Copies what a field holds to the same field of another page. */
export function copyValue(from: { value: string; checked?: boolean }, to: Control) {
  if (isCheckable(to)) to.checked = from.checked ?? false;
  else to.value = from.value;
}

const main = () => document.getElementById('main') ?? document;

/** Stores what is typed on this page for the same page after it was loaded anew. */
export function storeFormValues(pathname: string) {
  const values = controlsIn(main()).map((control): FormValue => ({
    name: control.name,
    type: control.type,
    value: control.value,
    checked: isCheckable(control) && control.checked,
  }));
  sessionStorage.setItem(KEY, JSON.stringify({ pathname, values }));
}

function takeStored(): unknown {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}

const isFormValue = (value: unknown): value is FormValue =>
  isObject(value) && typeof value.name === 'string' && typeof value.value === 'string';

let pending: FormValue[] = [];

/**
 * Puts back what was typed before the page was loaded anew, field by field, and tells the page as if it had been typed
 * again. Fields that are not there yet are filled by a later call.
 */
export function restoreStoredFormValues() {
  const stored = takeStored();
  if (isObject(stored) && stored.pathname === window.location.pathname && Array.isArray(stored.values))
    pending = stored.values.filter(isFormValue);
  const controls = controlsIn(main());
  if (pending.length === 0 || controls.length === 0) return;
  pending.forEach((from, index) => {
    const to = controls[index];
    if (!to || !isSameField(from, to) || (to.value === from.value && !isCheckable(to))) return;
    copyValue(from, to);
    to.dispatchEvent(new Event('input', { bubbles: true }));
    to.dispatchEvent(new Event('change', { bubbles: true }));
  });
  pending = [];
}
