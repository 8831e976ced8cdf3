// decisions, Back closes a dialog
import type { createMemoryRouter } from 'react-router-dom';

/** A dialog that opens later than this after a press was opened by no person. */
const PRESS_MS = 5000;

interface EntryState {
  key?: string;
  /** The entry of the page with a dialog over it, above the entry of the page. */
  isOverlaid?: true;
}

const here = () => (window.history.state ?? {}) as EntryState; // written by the router and by this file
const isModal = () => document.documentElement.hasAttribute('data-modal');
const levelOf = ({ dataset }: HTMLDialogElement) => Number(dataset['level'] ?? 0);

/** Asks the topmost dialog to close, as Escape does: it may ask something first. */
function cancelTopmost() {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const top = open.sort((a, b) => levelOf(a) - levelOf(b)).at(-1);
  top?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/**
 * Back closes the dialog or photo viewer that a person has opened over a page, and leaves the page when none is open. The
 * first dialog of a page adds a history entry, which the router never learns of and the page's other dialogs share. The
 * entry stays when they close in another way: Back then passes the one below, which shows the same. A dialog that belongs
 * to an address has no entry. Call this before the router is made, so that its own listener comes later.
 */
export function closeDialogsByBack(currentRouter: () => ReturnType<typeof createMemoryRouter> | null) {
  const shown = () => currentRouter()?.state.location;
  let isAtOverlay = here().isOverlaid === true;
  let pressed = { at: -Infinity, on: undefined as string | undefined };

  const notePress = () => void (pressed = { at: performance.now(), on: shown()?.key });

  const addEntry = () => {
    const { at, on } = pressed;
    const isByAddress = on === undefined || on !== shown()?.key;
    if (!isModal() || isByAddress || here().isOverlaid || performance.now() - at > PRESS_MS) return;
    window.history.pushState({ ...here(), isOverlaid: true }, '');
    isAtOverlay = true;
  };

  const traversed = (event: PopStateEvent) => {
    const wasAtOverlay = isAtOverlay;
    isAtOverlay = here().isOverlaid === true;
    const { key = 'default' } = here();
    const page = shown();
    const { pathname, search, hash } = window.location;
    const isSamePage =
      page?.key === key && page.pathname === pathname && page.search === search && page.hash === hash;
    if (!isSamePage || wasAtOverlay === isAtOverlay) return;
    event.stopImmediatePropagation();
    if (isAtOverlay) return;
    if (!isModal()) return window.history.back();
    cancelTopmost();
    // A dialog that asks first, or lies over another one, leaves one open.
    setTimeout(() => isModal() && window.history.forward());
  };

  for (const type of ['pointerdown', 'keydown', 'click']) window.addEventListener(type, notePress, true);
  window.addEventListener('popstate', traversed, true);
  new MutationObserver(addEntry).observe(document.documentElement, { attributeFilter: ['data-modal'] });
}
