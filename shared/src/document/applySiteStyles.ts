/**
 * Runs inline in a static page, after the `<link>` of the site's style sheet. The page itself holds the rules of what is
 * above the fold. The style sheet has those of the rest; it is said to be for print, so that browsers load it without
 * holding back the first paint. Until it has arrived or failed, what is below the fold is hidden (`GlobalStyle`). Then it
 * takes the place of the page's own rules, which it has as well: twice the rules take a slow phone 10 ms more whenever the
 * style of the document is worked out anew. It must be self-contained, because `inlineScript` prints its source into the page.
 */
export function applySiteStyles(): void {
  const link = document.querySelector<HTMLLinkElement>('link[data-site-styles]');
  if (!link) return;
  const { dataset } = document.documentElement;
  dataset.styles = 'pending';
  link.onload = () => {
    // Chromium copies a style sheet when it is first changed, and works out the style of the whole document anew if it
    // counts already. The application adds rules to it.
    link.sheet?.insertRule('_{}');
    link.sheet?.deleteRule(0);
    link.media = 'all';
    document.querySelector('style[data-critical]')?.remove();
    delete dataset.styles;
  };
  link.onerror = () => {
    link.remove();
    delete dataset.styles;
  };
}
