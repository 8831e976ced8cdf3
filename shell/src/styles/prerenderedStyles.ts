/** The attribute by which the style element of a static page is found. */
export const GROUPS_ATTRIBUTE = 'data-style-groups';

/** The rules of one styled component. */
interface StyleGroup {
  componentId: string;
  /** The class names that the rules define; others that they mention may be among them. */
  names: readonly string[];
  /** The selector of the empty rule that ends the group. It matches nothing, because no element is called `_`. */
  end: string;
}

const STYLE_ELEMENT = /<style[^>]*>(.*?)<\/style>/gs;
const SEPARATOR = /\/\*!sc\*\/\s*/g;
/** How styled-components ends a group: `data-styled.g12[id="sc-abc"]{content:"xyz,"}`. */
const GROUP = /(.*?)data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}/gs;
/** How a static page ends it: with the id, and with those names that its rules don't mention. */
const WRITTEN_GROUP = /(.*?)(_\.([\w-]+)((?:\.[\w-]+)*))\{\}/gs;
const CLASS_NAME = /\.([A-Za-z][\w-]*)/g;

const classNamesIn = (selectors: string) => [...selectors.matchAll(CLASS_NAME)].map(([, name = '']) => name);

/**
 * The styles of a static page as one element that the browser keeps (see `adoptStyles`).
 * @param tags What `ServerStyleSheet.getStyleTags` returns.
 */
export function toStyleElement(tags: string): string {
  const rules = [...tags.matchAll(STYLE_ELEMENT)]
    .map(([, text = '']) => text)
    .join('')
    .replace(SEPARATOR, '')
    .replace(GROUP, (_group, text: string, componentId: string, names: string) => {
      const mentioned = new Set(classNamesIn(text));
      const others = names.split(',').filter((name) => name && !mentioned.has(name));
      return `${text}_.${[componentId, ...others].join('.')}{}`;
    });
  return `<style ${GROUPS_ATTRIBUTE}>${rules}</style>`;
}

/**
 * The groups of a static page's styles, in the order of their rules.
 * @param styles The text of its style element.
 */
export const readGroups = (styles: string): StyleGroup[] =>
  [...styles.matchAll(WRITTEN_GROUP)].map(([, rules = '', end = '', componentId = '', others = '']) => ({
    componentId,
    names: [...classNamesIn(others), ...classNamesIn(rules)],
    end,
  }));
