import { isObject } from '@venue/shared/types';
import { storeForm } from './storedForm';

const KEY = 'reloaded';

function reloads(): Record<string, unknown> {
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  return isObject(stored) ? stored : {};
}

function loadPage(address: URL) {
  if (address.href === window.location.href) window.location.reload();
  else window.location.assign(address);
}

/**
 * Loads a page anew, unless that has been done for this page and release before. What was typed survives.
 * @param address The page to load: this one, or the one the visitor is on the way to.
 * @param release Name and version of the release that can't go on.
 * @returns Whether the page is being loaded.
 */
export function reloadOnce(address: URL, release: string, load = loadPage): boolean {
  const key = `${release} ${address.pathname}`;
  try {
    const before = reloads();
    if (key in before) return false;
    sessionStorage.setItem(KEY, JSON.stringify({ ...before, [key]: true }));
    if (address.pathname === window.location.pathname) storeForm(address.pathname);
  } catch {
    // Without storage, a page that fails again would be loaded for ever, and what was typed would be lost.
    return false;
  }
  load(address);
  return true;
}
