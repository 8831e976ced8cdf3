const TAG = /<(\/?)([a-z][\w-]*)([^>]*)>/g;
const BELOW_FOLD = / data-below-fold(?=[=\s]|$)/;
/** Of a dialog that is open, or that a button opens before the application runs. */
const SHOWN = / (open|popover)(?=[=\s]|$)/;
/** A slide of a carousel that is not the one shown. */
const HIDDEN_SLIDE = /^(?=.* aria-roledescription="slide")(?=.* aria-hidden="true")/;

/** Whether an element is not shown in the first window: it is below the fold, or a dialog that is closed. */
const isHidden = (name: string, attributes: string) =>
  BELOW_FOLD.test(attributes) || (name === 'dialog' && !SHOWN.test(attributes));

/**
 * The markup of a page's first window: without what has the attribute `data-below-fold`, without closed dialogs that only
 * the application opens, and without
 * the content of slides that are not shown.
 * @param html As React has written it: the values of attributes hold no angle brackets.
 */
export function markupInFirstWindow(html: string): string {
  let kept = '';
  let from = 0;
  /** The name of the element that is skipped, and how many of that name are open. */
  let skipped = { name: '', open: 0 };
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    if (skipped.open === 0) {
      const isWhole = isHidden(name, attributes);
      if (slash || !(isWhole || HIDDEN_SLIDE.test(attributes))) continue;
      kept += html.slice(from, index) + (isWhole ? '' : tag);
      skipped = { name, open: 1 };
    } else if (name === skipped.name) {
      skipped.open += slash ? -1 : 1;
      if (skipped.open === 0) from = index + tag.length;
    }
  }
  return kept + html.slice(from);
}
