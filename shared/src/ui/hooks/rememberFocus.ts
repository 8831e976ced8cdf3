const ITEM = 'li, tr';
const FOCUSABLE_BY_SCRIPT = '[tabindex="-1"]';

export const isFocusNowhere = () =>
  document.activeElement === null || document.activeElement === document.body;

/** The neutral place of an item, marked by `tabIndex={-1}`: itself or its heading, never one of its buttons. */
function neutralPlaceOf(item: Element): HTMLElement | null {
  if (!item.isConnected) return null;
  return item instanceof HTMLElement && item.matches(FOCUSABLE_BY_SCRIPT)
    ? item
    : item.querySelector<HTMLElement>(FOCUSABLE_BY_SCRIPT);
}

/** The items of a list in the order in which they take over: this one, those after it, those before it. */
function itemsFrom(item: Element | null): Element[] {
  if (!item) return [];
  const items = [...(item.parentElement?.children ?? [])];
  const at = items.indexOf(item);
  return [...items.slice(at), ...items.slice(0, at).reverse()];
}

/** The regions around a control that can take the focus, from the inside out; `<main>` leaves it to its heading. */
function regionsAround(control: Element): HTMLElement[] {
  const regions: HTMLElement[] = [];
  for (let each = control.parentElement; each && each.id !== 'main'; each = each.parentElement)
    if (each.matches(FOCUSABLE_BY_SCRIPT)) regions.push(each);
  return regions;
}

/**
 * Remembers where a control stands, and returns what brings the focus back there: to the control while it is there,
 * else to its list item or the one that took the item's place, else to the region around it or the page's heading.
 */
export function rememberFocus(control: Element | null): () => void {
  if (!(control instanceof HTMLElement) || control === document.body) return () => undefined;
  const items = itemsFrom(control.closest(ITEM));
  const regions = regionsAround(control);
  return () => {
    if (control.isConnected && !control.matches(':disabled')) return control.focus();
    for (const item of items) {
      const place = neutralPlaceOf(item);
      if (place) return place.focus();
    }
    const region = regions.find(({ isConnected }) => isConnected);
    (region ?? document.querySelector<HTMLElement>('[data-page-heading]'))?.focus({ preventScroll: true });
  };
}
