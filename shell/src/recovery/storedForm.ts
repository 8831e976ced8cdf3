import { isObject } from '@venue/shared/types';
import { fieldsFor, fieldsOfPage, fillIn, isFieldValue, valuesOf, type FieldValue } from './fieldValues';

const KEY = 'form-values';

/** Stores what is typed on this page for the same page after it was loaded anew. */
export const storeForm = (pathname: string) =>
  sessionStorage.setItem(KEY, JSON.stringify({ pathname, values: valuesOf(fieldsOfPage()) }));

function takeStored(): unknown {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}

let pending: FieldValue[] = [];

/** Puts back what was typed before the page was loaded anew. A page without fields yet is filled by a later call. */
export function restoreStoredForm() {
  const stored = takeStored();
  if (isObject(stored) && stored.pathname === window.location.pathname && Array.isArray(stored.values))
    pending = stored.values.filter(isFieldValue);
  const fields = fieldsOfPage();
  fillIn(fieldsFor(pending, fields), pending);
  if (fields.length > 0) pending = [];
}
