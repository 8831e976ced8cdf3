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
