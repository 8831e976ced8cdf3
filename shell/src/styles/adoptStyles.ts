import { __PRIVATE__ } from 'styled-components';
import { GroupedRules } from './GroupedRules';
import { GROUP_END, GROUPS_ATTRIBUTE, readGroups } from './prerenderedStyles';

function createStyleElement() {
  const element = document.createElement('style');
  document.head.append(element);
  return element;
}

const isGroupEnd = (rule: CSSRule) => rule instanceof CSSStyleRule && rule.selectorText === GROUP_END;

/**
 * Makes styled-components go on with the style element of the static page. By itself it copies the rules into an element
 * of its own and removes the first, and the browser works out the style of the whole document anew, which takes a slow
 * phone 200 ms. Run this before the first styled component is defined. styled-components has no public way to do this:
 * `__PRIVATE__` is what its own testing tools use, and its version is pinned.
 */
export function adoptStyles() {
  const { StyleSheet, mainSheet } = __PRIVATE__;
  const element =
    document.querySelector<HTMLStyleElement>(`style[${GROUPS_ATTRIBUTE}]`) ?? createStyleElement();
  const { sheet } = element;
  const { sheet: keyframesSheet } = createStyleElement();
  if (!sheet || !keyframesSheet) return;
  const rules = new GroupedRules(sheet, keyframesSheet);
  const ends = [...sheet.cssRules].flatMap((rule, index) => (isGroupEnd(rule) ? [index + 1] : []));
  const list = element.getAttribute(GROUPS_ATTRIBUTE) ?? '';
  readGroups(list, element.textContent).forEach(({ componentId, names }, index) => {
    const end = ends[index] ?? sheet.cssRules.length;
    rules.adopt(StyleSheet.registerId(componentId), end - (ends[index - 1] ?? 0));
    for (const name of names) mainSheet.registerName(componentId, name);
  });
  Object.assign(mainSheet, { tag: rules });
}
