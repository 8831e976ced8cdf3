import { useEffect, type RefObject } from 'react';
import { homeOf, placeOf, type FocusPlace } from './focus-place';

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** The topmost dialog: the last one of the page. */
const openDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

/**
 * Keeps the keyboard where the work is: when the focused control goes (a step that is taken, a deleted row, a bar, a
 * toast, a dialog whose opener went), the focus moves to what is nearest. It never takes the focus from anything.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    /** The last place in the page, and in each dialog. */
    const places = new WeakMap<Element, FocusPlace>();
    let last: HTMLElement | null = null;
    let wasInDialog = false;
    let moved: HTMLElement | null = null;

    const arrived = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const dialog = target.closest('dialog');
      const root = dialog ?? page.current;
      last = target;
      wasInDialog = dialog !== null;
      if (root?.contains(target)) places.set(root, placeOf(target));
    };
    // Whoever presses beside everything has put the focus away.
    const left = () =>
      queueMicrotask(() => {
        if (isNowhere() && last?.isConnected) last = null;
      });

    function look() {
      const root = openDialog() ?? page.current;
      if (!root?.isConnected || !isNowhere() || !last || last.isConnected) return;
      const place = places.get(root);
      // A dialog that was opened from nowhere leads back to nowhere.
      if (!place && wasInDialog) return;
      const near = place?.nearest();
      moved = near ?? homeOf(root);
      moved?.focus({ preventScroll: !near });
    }
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });

    // A key that is held down must not press what the focus came to.
    const pressed = (event: KeyboardEvent) => {
      if (!event.repeat) moved = null;
      else if (event.target === moved && event.key === 'Enter') event.preventDefault();
    };
    document.addEventListener('focusin', arrived);
    document.addEventListener('focusout', left);
    document.addEventListener('keydown', pressed);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', arrived);
      document.removeEventListener('focusout', left);
      document.removeEventListener('keydown', pressed);
    };
  }, [page]);
}
