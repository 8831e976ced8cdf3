/** The rules of one styled component, of its keyframes or of the global styles. */
export interface StyleGroup {
  /** The place among all groups. What extends another component comes after it. */
  order: number;
  componentId: string;
  /** The names that styled-components has given, such as the classes of a component's variants. */
  names: readonly string[];
  rules: readonly string[];
}

const STYLE_ELEMENT = /<style[^>]*>(.*?)<\/style>/gs;
/** What styled-components writes after each rule. */
const SEPARATOR = /\/\*!sc\*\/\s*/;
/** How styled-components ends a group: `data-styled.g12[id="sc-abc"]{content:"xyz,"}`. */
const GROUP_END = /^data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"([^"]*)"\}$/;

/** The selectors of a rule, or of the rules inside its condition, with commas between them. */
export const selectorsOf = (rule: string): string =>
  rule
    .replace(/\{[^{}]*\}/g, ',')
    .replace(/^@[^{]*\{|\}$/g, '')
    .replace(/,$/, '');

/** The class names that stand in a selector. */
export const classNamesIn = (selectors: string): string[] =>
  [...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);

/**
 * The groups of one rendered page.
 * @param tags What `ServerStyleSheet.getStyleTags` returns.
 */
export function readStyleTags(tags: string): StyleGroup[] {
  const groups: StyleGroup[] = [];
  let rules: string[] = [];
  for (const [, text = ''] of tags.matchAll(STYLE_ELEMENT))
    for (const part of text.split(SEPARATOR)) {
      const [, order, componentId, names = ''] = GROUP_END.exec(part) ?? [];
      if (componentId) {
        groups.push({ order: Number(order), componentId, names: names.split(',').filter(Boolean), rules });
        rules = [];
      } else if (part) rules.push(part);
    }
  return groups;
}

const unite = <T>(one: readonly T[], other: readonly T[]) => [...new Set([...one, ...other])];

/** The groups of several pages that were rendered by the same process, each group once, in their order. */
export function mergeGroups(pages: readonly (readonly StyleGroup[])[]): StyleGroup[] {
  const merged = new Map<string, StyleGroup>();
  for (const group of pages.flat()) {
    const { names = [], rules = [] } = merged.get(group.componentId) ?? {};
    merged.set(group.componentId, {
      ...group,
      names: unite(names, group.names),
      rules: unite(rules, group.rules),
    });
  }
  return [...merged.values()].sort((one, other) => one.order - other.order);
}

/**
 * The ids of the components that no rule mentions. `& + &` does: it becomes the name and the id of its own component.
 */
export function unusedIdsOf(groups: readonly StyleGroup[]): Set<string> {
  const mentioned = new Set(
    groups.flatMap(({ rules }) => rules.flatMap((rule) => classNamesIn(selectorsOf(rule)))),
  );
  return new Set(groups.map(({ componentId }) => componentId).filter((id) => !mentioned.has(id)));
}
