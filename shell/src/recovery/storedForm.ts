import { isObject } from '@venue/shared/types';
import {
  fieldsFor,
  fieldsOfPage,
  fillIn,
  isFieldValue,
  isUntouched,
  valuesOf,
  type FieldValue,
} from './fieldValues';

const KEY = 'form-values';
const leftKey = () => `left-form ${window.location.pathname}`;

/** Stores what is typed on this page for the same page after it was loaded anew. */
export const storeForm = (pathname: string) =>
  sessionStorage.setItem(KEY, JSON.stringify({ pathname, values: valuesOf(fieldsOfPage()) }));

function takeStored(key: string): unknown {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}

let pending: FieldValue[] = [];

/** Puts back what was typed before the page was loaded anew. A page without fields yet is filled by a later call. */
export function restoreStoredForm() {
  const stored = takeStored(KEY);
  if (isObject(stored) && stored.pathname === window.location.pathname && Array.isArray(stored.values))
    pending = stored.values.filter(isFieldValue);
  const fields = fieldsOfPage();
  fillIn(fieldsFor(pending, fields), pending);
  if (fields.length > 0) pending = [];
}

/** Those of `useFormSubmission`. The console asks before it drops what was typed. */
const fieldsOfForms = () => fieldsOfPage().filter(({ form }) => form?.method === 'dialog');

const isLoadedByAddress = () =>
  performance
    .getEntriesByType?.('navigation')
    .some((load) => load instanceof PerformanceNavigationTiming && load.type === 'navigate');

/**
 * Keeps what is typed for Back, Forward, Reload and a tab that the browser has discarded, and puts it back after them: a
 * screen that is rendered here has no fields in its HTML, which the browser would fill by itself. Call it when the page
 * is hydrated. What one person typed is not shown to another.
 * @param person Id of whoever is signed in.
 */
export function keepLeftForm(person: () => string | undefined) {
  const stored = takeStored(leftKey());
  const isOwn = isObject(stored) && stored.person === person();
  if (isOwn && Array.isArray(stored.values) && !isLoadedByAddress()) {
    const values = stored.values.filter(isFieldValue);
    const fields = fieldsFor(values, fieldsOfForms());
    // What was typed since then stays.
    fillIn(
      fields.map((field) => (field && isUntouched(field) ? field : undefined)),
      values,
    );
  }
  const keep = () => {
    const fields = fieldsOfForms();
    if (fields.every(isUntouched)) return void takeStored(leftKey());
    try {
      sessionStorage.setItem(leftKey(), JSON.stringify({ person: person(), values: valuesOf(fields) }));
    } catch {
      // Without storage, the fields come back empty.
    }
  };
  window.addEventListener('pagehide', keep);
  // A tab that is discarded later is told nothing more. One that is not has the fields themselves.
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? keep() : takeStored(leftKey()),
  );
}
