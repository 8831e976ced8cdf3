/** The element in which the server writes a page's settings, as JSON (platform/server). */
const ELEMENT_ID = 'settings';

/** Reads the settings that the server has written into the page. A page of a development server has none. */
export function readSettings() {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (text) window.__VENUE__ = JSON.parse(text) as Window['__VENUE__'];
}
