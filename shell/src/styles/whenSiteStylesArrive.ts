const LONGEST_WAIT_MS = 1000;

/**
 * Waits for the style sheet of the site, which was asked for long before the application. If it still does not arrive,
 * the application adds all rules itself.
 */
export async function whenSiteStylesArrive(): Promise<void> {
  const { dataset } = document.documentElement;
  const link = document.querySelector<HTMLLinkElement>('link[data-site-styles]');
  // The page's own script ends this when the style sheet has arrived or failed (`applySiteStyles`).
  if (!link || dataset.styles !== 'pending') return;
  const hasArrived = await new Promise<boolean>((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(true));
    setTimeout(() => resolve(false), LONGEST_WAIT_MS);
  });
  if (hasArrived) return;
  link.remove();
  delete dataset.styles;
}
