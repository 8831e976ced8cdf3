import { markupInFirstWindow } from '../prerender/firstWindow';
import { classNamesIn, selectorsOf, type StyleGroup } from './styleGroups';

const CLASS = / class="([^"]*)"/g;
/** A comma between selectors, and none inside of parentheses. */
const COMMA = /,(?![^(]*\))/;
const LATER_STATE = /:(?:hover|active|:selection|:backdrop)\b/;
/** What the element or its content must not be, or must contain. */
const OTHER_STATE = /:(?:not|has)\([^()]*\)/g;
const KEYFRAMES = /^@keyframes ([\w-]+)/;

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
