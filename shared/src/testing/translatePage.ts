/**
 * Translates the page as a browser's translator does: each text node is replaced by two `font` elements with the
 * translated text, and so is each one that comes later. Here the words stay. It is also run as a script of a page, so
 * it uses nothing of this file.
 * @returns What the page has written into text nodes that it no longer shows: their words before and after.
 */
export function translatePage() {
  const UNTRANSLATED = 'script, style, noscript, textarea, svg, title, font, [translate="no"]';
  const replaced: { node: Text; text: string }[] = [];
  const translate = (node: Node) => {
    if (node instanceof Text) {
      if (!node.data.trim() || !node.parentElement || node.parentElement.closest(UNTRANSLATED)) return;
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = node.data;
      replaced.push({ node, text: node.data });
      node.replaceWith(font);
    } else [...node.childNodes].forEach(translate);
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Text) translate(target);
      else addedNodes.forEach(translate);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  return () =>
    replaced.filter(({ node, text }) => node.data !== text).map(({ node, text }) => `${text} → ${node.data}`);
}
