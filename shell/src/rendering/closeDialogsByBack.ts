// decisions, Back closes a dialog
import type { createMemoryRouter } from 'react-router-dom';

/** A dialog that opens later than this after a press was opened by no person. */
const PRESS_MS = 5000;
/** A traversal that the page itself began is over by then. */
const TRAVERSAL_MS = 3000;
/** Later than this after it, a person has pressed Back on the next page: going there may have ended the traversal. */
const OVERTAKEN_MS = 300;

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
 * Back closes the dialog or photo viewer that a person has opened over a page, and leaves the page when none is open. An
 * open dialog has a history entry of its own, which the router never learns of; it is left when the dialog closes in
 * another way. A dialog that belongs to an address has none. Call this before the router is made, so that its own
 * listener comes later.
 */
export function closeDialogsByBack(currentRouter: () => ReturnType<typeof createMemoryRouter> | null) {
  const shown = () => currentRouter()?.state.location;
  let isAtOverlay = here().isOverlaid === true;
  let pressed = { at: -Infinity, on: undefined as string | undefined };
  let traversedAt = -Infinity;
  let leftKey: string | undefined;

  const notePress = () => void (pressed = { at: performance.now(), on: shown()?.key });
  const traverse = (step: 1 | -1 | 2) => {
    traversedAt = performance.now();
    leftKey = shown()?.key;
    window.history.go(step);
  };
  /** Not while a link of the dialog leads on: the next page takes the place of the entry. */
  const leaveEntry = () => {
    const router = currentRouter();
    if (isModal() || !here().isOverlaid) return;
    if (!router || router.state.navigation.state === 'idle') return traverse(-1);
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return;
      stop();
      setTimeout(leaveEntry);
    });
  };

  const followDialogs = () => {
    // What closes the dialog may lead on in the same moment.
    if (!isModal()) return void setTimeout(leaveEntry);
    const { at, on } = pressed;
    const isByAddress = on === undefined || on !== shown()?.key;
    if (isByAddress || here().isOverlaid || performance.now() - at > PRESS_MS) return;
    window.history.pushState({ ...here(), isOverlaid: true }, '');
    isAtOverlay = true;
  };

  const traversed = (event: PopStateEvent) => {
    const wasAtOverlay = isAtOverlay;
    const sinceTraversal = performance.now() - traversedAt;
    const { key = 'default' } = here();
    const page = shown();
    isAtOverlay = here().isOverlaid === true;
    traversedAt = -Infinity;
    const { pathname, search, hash } = window.location;
    const isSamePage =
      page?.key === key && page.pathname === pathname && page.search === search && page.hash === hash;
    if (!isSamePage) {
      // The person went on while the entry was being left: back to where they are.
      if (sinceTraversal < OVERTAKEN_MS && key === leftKey) {
        event.stopImmediatePropagation();
        traverse(isAtOverlay ? 1 : 2);
      }
      return;
    }
    if (sinceTraversal < TRAVERSAL_MS) {
      event.stopImmediatePropagation();
      // Another dialog may have opened, or this one closed, while it was under way.
      return followDialogs();
    }
    if (wasAtOverlay === isAtOverlay) return;
    event.stopImmediatePropagation();
    if (isAtOverlay) return;
    if (!isModal()) return window.history.back();
    cancelTopmost();
    // A dialog that asks first, or lies over another one, leaves one open.
    setTimeout(() => isModal() && traverse(1));
  };

  for (const type of ['pointerdown', 'keydown', 'click']) window.addEventListener(type, notePress, true);
  window.addEventListener('popstate', traversed, true);
  new MutationObserver(followDialogs).observe(document.documentElement, { attributeFilter: ['data-modal'] });
}
