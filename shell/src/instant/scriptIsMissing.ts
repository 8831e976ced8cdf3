/** A script of the application does not arrive. Links lead on. */
export function sayScriptIsMissing() {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.style.cssText =
    'position:fixed;inset:auto 1rem 1rem;z-index:9;margin:0;padding:1rem;border-radius:12px;background:#1E2119;color:#fff';
  const reload = Object.assign(document.createElement('a'), { href: '', textContent: 'Reload the page' });
  reload.style.color = 'inherit';
  message.append('Part of this page did not arrive, so its buttons do nothing yet. ', reload);
  document.body.append(message);
}
