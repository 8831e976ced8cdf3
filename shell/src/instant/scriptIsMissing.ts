/** A script of the application does not arrive. Links lead on. */
export function sayScriptIsMissing() {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.style.cssText =
    'position:fixed;inset:auto 1rem 1rem;z-index:9;margin:0;padding:1rem;border-radius:12px;background:#1E2119;color:#fff';
  message.innerHTML =
    'Part of this page did not arrive, so its buttons do nothing yet. <a href="" style="color:inherit">Reload the page</a>';
  document.body.append(message);
}
