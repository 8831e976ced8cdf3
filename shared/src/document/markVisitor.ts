/**
 * Runs inline before the first paint, so that a static page has the right colours and reserves the right space for what
 * only the browser knows: the chosen theme and whether somebody is signed in become attributes of the document, the
 * number of lines in the cart becomes `--cart-lines`. Self-contained: `inlineScript` prints its source into the page.
 */
export function markVisitor(): void {
  const html = document.documentElement;
  const read = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') html.dataset.theme = theme;
    const user = read('user');
    if (user && typeof user === 'object' && 'role' in user && user.role)
      html.dataset.user = user.role === 'admin' ? 'admin' : 'customer';
  } catch {
    // Storage that is closed or unreadable leaves the page as a guest sees it.
  }
  try {
    const cart = read('cart');
    if (Array.isArray(cart) && cart.length > 0)
      html.style.setProperty('--cart-lines', String(Math.min(cart.length, 99)));
  } catch {
    // As above; kept apart, so that an unreadable user does not hide the cart.
  }
}
