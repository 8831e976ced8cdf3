import { classNamesIn, selectorsOf, type StyleGroup } from './styleGroups';

const TAG = /<(\/?)([a-z][\w-]*)([^>]*)>/g;
const BELOW_FOLD = / data-below-fold(?=[=\s]|$)/;
const OPEN = / open(?=[=\s]|$)/;
const CLASS = / class="([^"]*)"/g;
/** A comma between selectors, and none inside of parentheses. */
const COMMA = /,(?![^(]*\))/;
const LATER_STATE = /:(?:hover|active|:selection|:backdrop)\b/;
/** What the element or its content must not be, or must contain. */
const OTHER_STATE = /:(?:not|has)\([^()]*\)/g;
const KEYFRAMES = /^@keyframes ([\w-]+)/;

/** Whether an element is not shown in the first window: it is below the fold, or a dialog that is closed. */
const isHidden = (name: string, attributes: string) =>
  BELOW_FOLD.test(attributes) || (name === 'dialog' && !OPEN.test(attributes));

/** The markup of the first window. Values of attributes hold no angle brackets, as React escapes them. */
function markupInFirstWindow(html: string): string {
  let kept = '';
  let from = 0;
  /** The name of the element that is skipped, and how many of that name are open. */
  let skipped = { name: '', open: 0 };
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    if (skipped.open === 0) {
      if (slash || !isHidden(name, attributes)) continue;
      kept += html.slice(from, index);
      skipped = { name, open: 1 };
    } else if (name === skipped.name) {
      skipped.open += slash ? -1 : 1;
      if (skipped.open === 0) from = index + tag.length;
    }
  }
  return kept + html.slice(from);
}

/** Whether every selector of a rule is for what is pointed at, pressed, selected or opened. */
const isForLaterState = (rule: string) =>
  selectorsOf(rule)
    .split(COMMA)
    .every((selector) => LATER_STATE.test(selector.replace(OTHER_STATE, '')));

/**
 * The rules that a page needs to show its first window: those of bare elements and of the classes in its markup above the
 * fold, in the order of their groups. The others come with the style sheet of the site, and so do the rules for what is
 * pointed at, pressed, selected or opened.
 * @param html The markup as React has written it. What has the attribute `data-below-fold` is below the fold.
 */
export function criticalStyles(groups: readonly StyleGroup[], html: string): string {
  const classes = new Set(
    [...markupInFirstWindow(html).matchAll(CLASS)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isCritical = (rule: string) => {
    const names = classNamesIn(selectorsOf(rule));
    return (names.length === 0 || names.some((name) => classes.has(name))) && !isForLaterState(rule);
  };
  const rules = groups.flatMap((group) => group.rules.filter(isCritical));
  const others = rules.filter((rule) => !KEYFRAMES.test(rule)).join('');
  return rules
    .filter((rule) => {
      const [, animation] = KEYFRAMES.exec(rule) ?? [];
      return animation === undefined || others.includes(animation);
    })
    .join('');
}
