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
 * a slow phone 200 ms. Rules of components that the style sheet does not have go into one of the application's own, which
 * is small and so changes faster. It stands after the other, because a component of the composed releases extends none that they do not have.
 * Run this before the first styled component is defined. styled-components has no public way to do this: `__PRIVATE__` is
 * what its own testing tools use, and its version is pinned.
 */
export async function adoptStyles() {
  await whenSiteStylesArrive();
  const { StyleSheet, mainSheet } = __PRIVATE__;
  const siteLink = document.querySelector<HTMLLinkElement>('[data-site-styles]');
  const sheets = [siteLink?.sheet ?? createSheet(), createSheet(), createSheet()] as const;
  const [siteSheet, ownSheet, keyframesSheet] = sheets;
  if (!siteSheet || !ownSheet || !keyframesSheet) return;
  const site = new GroupedRules(siteSheet, keyframesSheet);
  const own = new GroupedRules(ownSheet, keyframesSheet);
  const siteGroups = new Set<number>();
  for (const { componentId, names, size } of readSiteStyles(siteSheet)) {
    const group = StyleSheet.registerId(componentId);
    siteGroups.add(group);
    site.adopt(group, size);
    for (const name of names) mainSheet.registerName(componentId, name);
  }
  const rulesOf = (group: number) => (siteGroups.has(group) ? site : own);
  const tag: Pick<GroupedRules, 'insertRules' | 'clearGroup'> = {
    insertRules: (group, rules) => rulesOf(group).insertRules(group, rules),
    clearGroup: (group) => rulesOf(group).clearGroup(group),
  };
  Object.assign(mainSheet, { tag });
}
