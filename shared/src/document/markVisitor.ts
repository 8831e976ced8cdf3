/**
 * Runs inline before the first paint, so that a static page has the right colours and reserves the right space for what
 * only the browser knows. The chosen theme and the role of a signed-in visitor become attributes of the document; the
 * number of cart lines becomes `--cart-lines`, the number of items, as the text of the badge, `--cart-items`, and the
 * number of requests that no list of the account has `--requests`. A guest's requests whose day has passed in Nairobi,
 * which is three hours ahead of UTC, are removed (decisions, Requests). It must be self-contained, because `inlineScript` prints its source into
 * the page.
 */
export function markVisitor(): void {
  const html = document.documentElement;
  if (!('hasOwn' in Object && 'HTMLDialogElement' in window)) html.setAttribute('data-outdated', '');
  const read = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') html.dataset.theme = theme;
    const user = read('user');
    if (user && typeof user === 'object' && 'role' in user && user.role)
      html.dataset.user = user.role === 'admin' ? 'admin' : 'customer';
  } catch {
    // Storage is blocked or unreadable: the page looks as it does for a guest.
  }
  try {
    const stored = read('cart');
    const cart = Array.isArray(stored) ? stored : [];
    const items = cart.reduce((sum: number, line: { quantity?: unknown }) => sum + Number(line.quantity), 0);
    html.style.setProperty('--cart-lines', cart.length > 0 ? String(Math.min(cart.length, 99)) : '');
    html.style.setProperty('--cart-items', items > 0 ? `"${items > 99 ? '99+' : items}"` : '');
  } catch {
    // A `try` of its own, so that an unreadable user does not hide the cart.
  }
  try {
    const made = read('requests') as { owner: string | null; until: string; record: unknown }[];
    const now = Date.now() + parseInt(html.dataset.clock ?? '0');
    const today = new Date(now + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const kept = made.filter(({ owner, until }) => owner !== null || until >= today);
    const user = read('user') as { id: string } | null;
    const shown = kept.filter(({ owner, record }) => owner === (user ? user.id : null) && !record);
    html.style.setProperty('--requests', `${shown.length || ''}`);
    if (kept.length < made.length) localStorage.setItem('requests', JSON.stringify(kept));
  } catch {
    // There are none, or what can't be read is quarantined by the page that shows it.
  }
}
