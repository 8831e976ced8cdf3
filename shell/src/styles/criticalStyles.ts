import { markupInFirstWindow } from '../prerender/markupInFirstWindow';
import { classNamesIn, selectorsOf, type StyleGroup } from './styleGroups';

const TAG = /<[a-z][^>]*>/g;
const CLASS = / class="([^"]*)"/;
/** A comma between selectors, and none inside of parentheses. */
const COMMA = /,(?![^(]*\))/;
const LATER_STATE = /:(?:hover|active|:selection|:backdrop)\b/;
/** What the element or its content must not be, or must contain. */
const OTHER_STATE = /:(?:not|has)\([^()]*\)/g;
/** Of alternatives, only one must apply. */
const ALTERNATIVES = /:(?:is|where)\([^()]*,[^()]*\)/g;
/** A class with tests of attributes, each as it is or alone in a `:where`. */
const TESTED_CLASS = /\.([A-Za-z][\w-]*)((?:\[[^\]]*\]|:where\(\[[^\]]*\]\))+)/g;
/** A test for an attribute, or for an attribute with a value. */
const TEST = /\[([\w-]+)(?:=['"]([^'"]*)['"])?\]/g;
const KEYFRAMES = /^@keyframes ([\w-]+)/;
const CONDITION = /^(@(?:media|container|supports)[^{]*\{)((?:[^{}]*\{[^{}]*\})+)\}$/;
const STYLE_RULE = /([^{}]+)\{[^{}]*\}/g;

/** An element of the markup: its classes, and its tag in lower case. */
interface MarkupElement {
  classes: ReadonlySet<string>;
  attributes: string;
}

const elementsOf = (html: string): MarkupElement[] =>
  [...html.matchAll(TAG)].map(([tag]) => ({
    classes: new Set(CLASS.exec(tag)?.[1]?.split(' ')),
    attributes: tag.toLowerCase(),
  }));

/** Whether an element passes tests of attributes, such as `[data-size='small']`. */
const passes = ({ attributes }: MarkupElement, tests: string) =>
  [...tests.toLowerCase().matchAll(TEST)].every(([, name = '', value]) =>
    attributes.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`),
  );

/** Whether a page shows something in its first window to which a selector can apply. */
function selectorTest(html: string): (selector: string) => boolean {
  const elements = elementsOf(markupInFirstWindow(html));
  const byClass = new Map<string, MarkupElement[]>();
  for (const element of elements)
    for (const name of element.classes) byClass.set(name, [...(byClass.get(name) ?? []), element]);
  return (selector) => {
    const state = selector
      .replace(OTHER_STATE, '')
      .replace(ALTERNATIVES, '')
      .replace(':disabled', '[disabled]');
    if (LATER_STATE.test(state)) return false;
    const names = classNamesIn(selector);
    if (names.length > 0 && !names.some((name) => byClass.has(name))) return false;
    return [...state.matchAll(TESTED_CLASS)].every(
      ([, name = '', tests = '']) => byClass.get(name)?.some((element) => passes(element, tests)) ?? true,
    );
  };
}

/**
 * The rules that a page needs to show its first window: those of bare elements and of the classes and attributes in its
 * markup above the fold, in the order of their groups. The others come with the style sheet of the site, and so do the
 * rules for what is pointed at, pressed, selected or opened.
 * @param html The markup as React has written it. What has the attribute `data-below-fold` is below the fold.
 */
export function criticalStyles(groups: readonly StyleGroup[], html: string): string {
  const applies = selectorTest(html);
  const isCritical = (rule: string) => selectorsOf(rule).split(COMMA).some(applies);
  const criticalPart = (rule: string): string => {
    const [, condition, inner] = CONDITION.exec(rule) ?? [];
    if (!condition || !inner) return isCritical(rule) ? rule : '';
    const kept = (inner.match(STYLE_RULE) ?? []).filter(isCritical).join('');
    return kept && `${condition}${kept}}`;
  };
  const rules = groups.flatMap((group) => group.rules.map(criticalPart).filter(Boolean));
  const others = rules.filter((rule) => !KEYFRAMES.test(rule)).join('');
  return rules
    .filter((rule) => {
      const [, animation] = KEYFRAMES.exec(rule) ?? [];
      return animation === undefined || others.includes(animation);
    })
    .join('');
}
