import { __PRIVATE__ } from 'styled-components';
import { GroupedRules } from './GroupedRules';
import { GROUPS_ATTRIBUTE, readGroups } from './prerenderedStyles';

function createStyleElement() {
  const element = document.createElement('style');
  document.head.append(element);
  return element;
}

const isRuleOf = (rule: CSSRule | undefined, selector: string) =>
  rule instanceof CSSStyleRule && rule.selectorText === selector;

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
  const { cssRules } = sheet;
  let start = 0;
  for (const { componentId, names, end } of readGroups(element.textContent)) {
    let size = 1;
    while (start + size < cssRules.length && !isRuleOf(cssRules[start + size - 1], end)) size += 1;
    rules.adopt(StyleSheet.registerId(componentId), size);
    for (const name of names) mainSheet.registerName(componentId, name);
    start += size;
  }
  Object.assign(mainSheet, { tag: rules });
}
