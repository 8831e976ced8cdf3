import { stepByKey } from '@venue/shared/ui/step-by-key';

const tabsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];

/** Shows the panel of a tab, and no other. */
function select(tab: HTMLElement, tabs: readonly HTMLElement[]) {
  const panelOf = (each: Element) => document.getElementById(each.getAttribute('aria-controls') ?? '');
  const shown = panelOf(tab);
  for (const each of tabs) {
    const panel = panelOf(each);
    each.setAttribute('aria-selected', String(each === tab));
    each.tabIndex = each === tab ? 0 : -1;
    if (panel) panel.hidden = panel !== shown;
  }
}

/** Writes the tab into the address where the screen keeps it there. */
function writeAddress(list: HTMLElement, tab: HTMLElement, isFirst: boolean) {
  const { param } = list.dataset;
  if (!param) return;
  const url = new URL(location.href);
  if (isFirst) url.searchParams.delete(param);
  else url.searchParams.set(param, tab.dataset.tab ?? '');
  history.replaceState(history.state, '', url);
}

/** Answers a press of a tab. Returns false for any other control. */
export function pressTab(tab: HTMLElement): boolean {
  const list = tab.closest<HTMLElement>('[role=tablist]');
  if (!list) return false;
  const tabs = tabsOf(list);
  select(tab, tabs);
  list.dataset.pressed = '';
  writeAddress(list, tab, tab === tabs[0]);
  return true;
}

/** The tab that a key leads to from a tab. */
export function tabByKey(tab: Element, key: string): HTMLElement | undefined {
  const tabs = tabsOf(tab.closest('[role=tablist]') ?? tab);
  return tabs[
    stepByKey(
      key,
      tabs.findIndex((each) => each === tab),
      tabs.length,
    ) ?? -1
  ];
}

/** Shows the tab that the address names: static pages have the first one. */
export function showTabOfAddress() {
  const query = new URLSearchParams(location.search);
  for (const list of document.querySelectorAll<HTMLElement>('[role=tablist][data-param]')) {
    const tabs = tabsOf(list);
    const tab = tabs.find(({ dataset }) => dataset.tab === query.get(list.dataset.param ?? ''));
    if (tab) select(tab, tabs);
  }
}
