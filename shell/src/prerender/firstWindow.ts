const TAG = /<(\/?)([a-z][\w-]*)([^>]*)>/g;
const BELOW_FOLD = / data-below-fold(?=[=\s]|$)/;
const OPEN = / open(?=[=\s]|$)/;

const isClosed = (name: string, attributes: string) => name === 'dialog' && !OPEN.test(attributes);

/**
 * The markup of a page's first window: without closed dialogs, and without what is inside of an element with the attribute
 * `data-below-fold`. The element itself counts, because it keeps the place of its content.
 * @param html As React has written it: the values of attributes hold no angle brackets.
 */
export function markupInFirstWindow(html: string): string {
  let kept = '';
  let from = 0;
  /** The name of the element that is skipped, and how many of that name are open. */
  let skipped = { name: '', open: 0 };
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    if (skipped.open === 0) {
      const isDialog = isClosed(name, attributes);
      if (slash || !(isDialog || BELOW_FOLD.test(attributes))) continue;
      kept += html.slice(from, index) + (isDialog ? '' : tag);
      skipped = { name, open: 1 };
    } else if (name === skipped.name) {
      skipped.open += slash ? -1 : 1;
      if (skipped.open === 0) from = index + tag.length;
    }
  }
  return kept + html.slice(from);
}
