import { controlsIn, restoreSnapshot, snapshotOf } from './formSnapshot';

/** They move the focus. A press outside a field takes it away without a `focusin`. */
const FOCUS_EVENTS = ['focusin', 'pointerup'];

/**
 * Keeps what is typed on a static page while it is hydrated. Where a translator or an extension has changed the page,
 * React removes it and renders it anew. The removed fields then still hold what was typed in them.
 */
export function keepThroughHydration(root: HTMLElement) {
  const page = root.querySelector('main');
  const controls = controlsIn(root);
  let focused = document.activeElement;
  const followFocus = () => void (focused = document.activeElement);
  for (const type of FOCUS_EVENTS) window.addEventListener(type, followFocus, true);
  const end = () => {
    for (const type of FOCUS_EVENTS) window.removeEventListener(type, followFocus, true);
  };
  return {
    /** Call this when hydration is over. */
    end,
    /** Call this in the moment in which React has rendered anew: text and focus are there before the next key. */
    restore() {
      if (!page || page.isConnected) return;
      end();
      restoreSnapshot(snapshotOf(controls, focused), root);
    },
  };
}
