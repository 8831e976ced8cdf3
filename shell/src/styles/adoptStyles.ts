import { __PRIVATE__ } from 'styled-components';
import { GroupedRules } from './GroupedRules';
import { readSiteStyles } from './siteStyles';
import { whenSiteStylesArrive } from './whenSiteStylesArrive';

function createSheet() {
  const element = document.createElement('style');
  document.head.append(element);
  return element.sheet;
}

/**
 * Makes styled-components go on with the style sheet of the site, which has the rules of every static page. By itself it
 * adds the rules of each component once more, and the browser works out the style of the whole document anew, which takes
 * a slow phone 200 ms. Run this before the first styled component is defined.
 * styled-components has no public way to do this: `__PRIVATE__` is what its own testing tools use, and its version is
 * pinned.
 */
export async function adoptStyles() {
  await whenSiteStylesArrive();
  const { StyleSheet, mainSheet } = __PRIVATE__;
  const siteStyles = document.querySelector<HTMLLinkElement>('[data-site-styles]');
  const sheet = siteStyles?.sheet ?? createSheet();
  const keyframesSheet = createSheet();
  if (!sheet || !keyframesSheet) return;
  const rules = new GroupedRules(sheet, keyframesSheet);
  for (const { componentId, names, size } of readSiteStyles(sheet)) {
    rules.adopt(StyleSheet.registerId(componentId), size);
    for (const name of names) mainSheet.registerName(componentId, name);
  }
  Object.assign(mainSheet, { tag: rules });
}
