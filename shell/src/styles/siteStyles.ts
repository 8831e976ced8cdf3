import { classNamesIn, selectorsOf, type StyleGroup } from './styleGroups';

/** The selector of the empty rule that ends a group. It matches nothing. */
const GROUP_END = '_';
/** The custom property, in the last rule of the style sheet, that lists the groups. */
const LIST = '--groups';

/** The length of nearly every component's id (`styledComponents.mjs`). */
const ID_LENGTH = 3;

/** Of each group of a list, its id and the names that stand with it. */
const readList = (list: string) =>
  [...list.matchAll(/\.([\w.-]+)|[\w-]{3}/g)].map(([usual, other]) => other?.split('.') ?? [usual]);

function listOf(groups: readonly StyleGroup[]): string {
  const words = groups.map(({ componentId, names, rules }) => {
    const mentioned = new Set(rules.flatMap((rule) => classNamesIn(selectorsOf(rule))));
    const parts = [componentId, ...names.filter((name) => !mentioned.has(name))];
    return parts.length === 1 && componentId.length === ID_LENGTH ? componentId : ` .${parts.join('.')} `;
  });
  return words.join('').replace(/ +/g, ' ').trim();
}

/**
 * The text of a style sheet with the rules of all groups, from which the browser knows which rule belongs to which
 * component. Its last rule lists the ids of the groups, one after the other without a space, as that takes the fewest
 * bytes. Ids of another length, and names that no rule mentions, such as those of global styles, stand between spaces:
 * `.id.name`.
 */
export function writeSiteStyles(groups: readonly StyleGroup[]): string {
  const texts = groups.map(({ rules }) => `${rules.join('')}${GROUP_END}{}`);
  return `${texts.join('')}${GROUP_END}{${LIST}:"${listOf(groups)}"}`;
}

const isStyleRule = (rule?: CSSRule): rule is CSSStyleRule => rule instanceof CSSStyleRule;

/** The selectors of a rule of the browser, or of the rules inside its condition. */
function selectorsOfRead(rule: CSSRule): string {
  if (isStyleRule(rule)) return rule.selectorText;
  return 'cssRules' in rule ? [...(rule as CSSGroupingRule).cssRules].map(selectorsOfRead).join() : '';
}

/** The rules of one styled component in a style sheet of the browser. */
interface ReadGroup {
  componentId: string;
  /** The class names that the rules define; others that they mention may be among them. */
  names: readonly string[];
  /** How many rules of the style sheet belong to it. */
  size: number;
}

/** The groups of a style sheet as `writeSiteStyles` has written it, in the order of their rules. */
export function readSiteStyles({ cssRules }: CSSStyleSheet): ReadGroup[] {
  const rules = [...cssRules];
  const last = rules.pop();
  const list = readList(isStyleRule(last) ? last.style.getPropertyValue(LIST) : '');
  const groups: ReadGroup[] = [];
  if (list.length === 0) return groups;
  let selectors: string[] = [];
  for (const rule of rules) {
    const selector = selectorsOfRead(rule);
    selectors.push(selector);
    if (selector !== GROUP_END) continue;
    const [componentId = '', ...names] = list[groups.length] ?? [];
    groups.push({
      componentId,
      names: [...names, ...classNamesIn(selectors.join())],
      size: selectors.length,
    });
    selectors = [];
  }
  return groups;
}
