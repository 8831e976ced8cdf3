/**
 * Runs inline in a static page, after the `<link>` of the site's style sheet. The page itself holds the rules of what is
 * above the fold. The style sheet has those of the rest; it is said to be for print, so that browsers load it without
 * holding back the first paint. Until it has arrived or failed, at most four seconds, what is below the fold is hidden
 * (`GlobalStyle`). Then it takes the place of the page's own rules, which it has as well: twice the rules take a slow phone
 * 10 ms more whenever the style of the document is worked out anew. It must be self-contained, because `inlineSource` prints
 * its source into the page.
 */
export function applySiteStyles(): void {
  const LONGEST_WAIT_MS = 4000;
  const link = document.querySelector<HTMLLinkElement>('link[data-site-styles]');
  if (!link) return;
  const { dataset } = document.documentElement;
  const showAll = () => delete dataset.styles;
  dataset.styles = 'pending';
  setTimeout(showAll, LONGEST_WAIT_MS);
  link.onload = () => {
    const { sheet } = link;
    // The application may have done without it.
    if (!sheet || !link.isConnected) return;
    // Chromium copies a style sheet when it is first changed, and works out the style of the whole document anew if it
    // counts already. The application adds rules to it.
    sheet.insertRule('_{}');
    sheet.deleteRule(0);
    // Not the attribute of the link, at whose change other browsers load the style sheet again.
    sheet.media.mediaText = 'all';
    document.querySelector('style[data-critical]')?.remove();
    showAll();
  };
  link.onerror = () => {
    link.remove();
    showAll();
  };
}
