/** The attribute of a static page's style element that lists its groups of rules. */
export const GROUPS_ATTRIBUTE = 'data-style-groups';

/** The selector of the empty rule that ends a group. It matches nothing. */
export const GROUP_END = '_';

/** The rules of one styled component. */
interface StyleGroup {
  componentId: string;
  /** The class names that the rules define. */
  names: readonly string[];
}

const STYLE_ELEMENT = /<style[^>]*>(.*?)<\/style>/gs;
const SEPARATOR = /\/\*!sc\*\/\s*/g;
/** How styled-components ends a group: `data-styled.g12[id="sc-abc"]{content:"xyz,"}`. */
const MARKER = /data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}/g;

/**
 * The styles of a static page as one element that the browser keeps (see `adoptStyles`).
 * @param tags What `ServerStyleSheet.getStyleTags` returns.
 */
export function toStyleElement(tags: string): string {
  const groups: string[] = [];
  const rules = [...tags.matchAll(STYLE_ELEMENT)]
    .map(([, text = '']) => text)
    .join('')
    .replace(SEPARATOR, '')
    .replace(MARKER, (_marker, componentId: string, names: string) => {
      groups.push([componentId, ...names.split(',').filter(Boolean)].join(' '));
      return `${GROUP_END}{}`;
    });
  return `<style ${GROUPS_ATTRIBUTE}="${groups.join(',')}">${rules}</style>`;
}

/** The groups of a static page's style element, in the order of their rules. */
export const readGroups = (element: Element): StyleGroup[] =>
  (element.getAttribute(GROUPS_ATTRIBUTE) ?? '')
    .split(',')
    .filter(Boolean)
    .map((group) => {
      const [componentId = '', ...names] = group.split(' ');
      return { componentId, names };
    });
