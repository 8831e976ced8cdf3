import { controlsIn, copyValue, isSameField } from '../recovery/formValues';

interface SavedPage {
  pathname: string;
  /** The nodes of the page's main part, with what the visitor has typed in them. */
  nodes: Node[];
  /** The element that had the focus. */
  focused: Element | null;
}

let saved: SavedPage | null = null;

/**
 * Saves the main part of a static page whose remote is away, before the frame around it is rendered anew. Both must
 * happen synchronously, because text typed in between would be lost together with the focus.
 */
export function saveStaticPage(root: HTMLElement) {
  const main = root.querySelector('#main');
  if (main) {
    const { activeElement: focused } = document;
    saved = { pathname: window.location.pathname, nodes: [...main.childNodes], focused };
  }
}

/** The static page saved for a path. It is dropped when the visitor has navigated to another one. */
export function savedPageOf(pathname: string): SavedPage | null {
  if (saved?.pathname !== pathname) saved = null;
  return saved;
}

const hasCaret = (
  control: Element & { selectionStart?: number | null },
): control is HTMLInputElement | HTMLTextAreaElement =>
  !(control instanceof HTMLSelectElement) && control.selectionStart !== null;

/**
 * Copies the typed text from a static page's fields into those of the screen that replaces it, field by field in
 * document order.
 * @param focused The element that had the focus on the static page. The same field gets focus and caret.
 */
export function restoreFormValues(nodes: readonly Node[], page: ParentNode, focused: Element | null) {
  const typed = nodes.filter((node) => node instanceof Element).flatMap(controlsIn);
  const living = controlsIn(page);
  typed.forEach((from, index) => {
    const to = living[index];
    if (!to || !isSameField(from, to)) return;
    copyValue(from, to);
    if (from !== focused) return;
    to.focus({ preventScroll: true });
    if (hasCaret(from) && hasCaret(to)) to.setSelectionRange(from.selectionStart, from.selectionEnd);
  });
}
