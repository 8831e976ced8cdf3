/** The attribute of a static page's style element that lists its groups of rules. */
export const GROUPS_ATTRIBUTE = 'data-style-groups';

/** The selector of the empty rule that ends a group. It matches nothing. */
export const GROUP_END = '_';

/** The length of nearly every component's id (`styledIds.mjs`). */
const ID_LENGTH = 3;

/** The rules of one styled component. */
interface StyleGroup {
  componentId: string;
  /** The class names that the rules define; others that they mention may be among them. */
  names: readonly string[];
}

const STYLE_ELEMENT = /<style[^>]*>(.*?)<\/style>/gs;
const SEPARATOR = /\/\*!sc\*\/\s*/g;
/** How styled-components ends a group: `data-styled.g12[id="sc-abc"]{content:"xyz,"}`. */
const GROUP = /(.*?)data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}/gs;
const WRITTEN_ELEMENT = new RegExp(`${GROUPS_ATTRIBUTE}="([^"]*)">(.*)`, 's');

const classNamesIn = (rules = '') => [...rules.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);

/** Of each group of a list, its id and the names that stand with it. */
const readList = (list: string) =>
  [...list.matchAll(/\.(\S+)|[^ .]{3}/g)].map(([usual, other]) => other?.split('.') ?? [usual]);

/**
 * The styles of a static page as one element that the browser keeps (see `adoptStyles`). Its attribute has the ids of the
 * groups one after the other without a space, as that takes the fewest bytes. Ids of another length, and names that no
 * rule mentions, such as those of global styles, stand between spaces: `.id.name`.
 * @param tags What `ServerStyleSheet.getStyleTags` returns.
 */
export function toStyleElement(tags: string): string {
  const groups: string[] = [];
  const rules = [...tags.matchAll(STYLE_ELEMENT)]
    .map(([, text = '']) => text)
    .join('')
    .replace(SEPARATOR, '')
    .replace(GROUP, (_group, text: string, componentId: string, names: string) => {
      const mentioned = new Set(classNamesIn(text));
      const parts = [componentId, ...names.split(',').filter((name) => name && !mentioned.has(name))];
      const isUsual = parts.length === 1 && componentId.length === ID_LENGTH;
      groups.push(isUsual ? componentId : ` .${parts.join('.')} `);
      return `${text}${GROUP_END}{}`;
    });
  const list = groups.join('').replace(/ +/g, ' ').trim();
  return `<style ${GROUPS_ATTRIBUTE}="${list}">${rules}</style>`;
}

/**
 * The groups of a static page's style element, in the order of their rules.
 * @param list Its attribute.
 * @param styles Its text.
 */
export function readGroups(list: string, styles: string): StyleGroup[] {
  const rules = styles.split(`${GROUP_END}{}`);
  return readList(list).map(([componentId = '', ...names], index) => ({
    componentId,
    names: [...names, ...classNamesIn(rules[index])],
  }));
}

/**
 * The ids of the components of a style element that no rule mentions. `& + &` does: it becomes the name and the id of its
 * own component.
 * @param element As `toStyleElement` has written it.
 */
export function unusedIdsIn(element: string): string[] {
  const [, list = '', rules] = WRITTEN_ELEMENT.exec(element) ?? [];
  const mentioned = new Set(classNamesIn(rules));
  return readList(list).flatMap(([id = '']) => (mentioned.has(id) ? [] : [id]));
}
