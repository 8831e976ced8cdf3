const LONGEST_WAIT_MS = 1000;

/**
 * Waits for the style sheet of the site, which was asked for long before the application. If it still does not arrive, it is
 * given up, and the application adds all rules itself.
 */
export async function whenSiteStylesArrive(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-site-styles]');
  if (!link || link.sheet) return;
  await new Promise<void>((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve());
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
  if (!link.sheet) link.remove();
}
