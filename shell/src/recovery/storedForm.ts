import { isObject } from '@venue/shared/types';
import { mainPart, parseSnapshot, restoreSnapshot, takeSnapshot, type FormSnapshot } from './formSnapshot';

const KEY = 'form-values';

/** Stores what is typed on this page for the same page after it was loaded anew. */
export const storeForm = (pathname: string) =>
  sessionStorage.setItem(KEY, JSON.stringify({ pathname, ...takeSnapshot([mainPart()]) }));

function takeStored(): unknown {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}

let pending: FormSnapshot | null = null;

/** Puts back what was typed before the page was loaded anew. A page without fields yet is filled by a later call. */
export function restoreStoredForm() {
  const stored = takeStored();
  if (isObject(stored) && stored.pathname === window.location.pathname) pending = parseSnapshot(stored);
  if (pending && restoreSnapshot(pending, mainPart())) pending = null;
}
