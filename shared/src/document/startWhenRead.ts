/** The id of the `<template>` in the head of a static page that holds the application's scripts. */
export const APPLICATION_ID = 'application';

/**
 * Runs inline in a static page. The page can be read and its links work without the application, so the scripts of the
 * application wait in a `<template>`: until the browser is idle after the page has loaded, or until the visitor touches
 * the page, presses a key or moves the focus into it. With Save-Data or a very slow connection only the visitor starts
 * it, in an outdated browser nobody. It must be self-contained, because `inlineSource` prints its source into the page.
 */
export function startWhenRead(): void {
  if ('outdated' in document.documentElement.dataset) return;
  const LONGEST_WAIT_MS = 4000;
  const WAKING = ['pointerdown', 'keydown', 'focusin'];

  const start = () => {
    for (const type of WAKING) removeEventListener(type, start, true);
    const template = document.querySelector<HTMLTemplateElement>('template#application');
    if (!template) return;
    template.remove();
    const application = document.importNode(template.content, true);
    // Otherwise each would run as soon as it is there, and not in their order.
    for (const script of application.querySelectorAll('script')) script.async = false;
    document.head.append(application);
  };
  for (const type of WAKING) addEventListener(type, start, true);

  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } })
    .connection;
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;

  const whenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: LONGEST_WAIT_MS });
    else setTimeout(start);
  };
  // The second frame comes after the first one is painted.
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(whenIdle));
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
  // A picture that never arrives holds back `load`, and a tab in the background draws no frames.
  setTimeout(start, LONGEST_WAIT_MS);
}
