const keyOf = (pathname: string) => `request ${pathname}`;

/** Id of the request whose panel is open on a page. Session storage is of this tab alone and is gone with it. */
export function readPanel(pathname: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(pathname));
  } catch {
    return null;
  }
}

/** Notes that the panel of a request is open on a page; null that none is. */
export function storePanel(pathname: string, id: string | null) {
  try {
    if (id) sessionStorage.setItem(keyOf(pathname), id);
    else sessionStorage.removeItem(keyOf(pathname));
  } catch {
    // Without storage, the panel is there until the visitor leaves the page.
  }
}
