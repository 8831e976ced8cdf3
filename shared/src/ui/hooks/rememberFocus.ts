const ITEM = 'li, tr';
const FOCUSABLE_BY_SCRIPT = '[tabindex="-1"]';

/** The heading of the page, if it can take the focus. */
export const pageHeading = () => document.querySelector<HTMLElement>(`h1${FOCUSABLE_BY_SCRIPT}`);

export const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body;

/**
 * The element of a list item that takes the focus, marked by `tabIndex={-1}`: the item or its heading, never a button.
 */
function focusTargetOf(item: Element): HTMLElement | null {
  if (!item.isConnected) return null;
  return item instanceof HTMLElement && item.matches(FOCUSABLE_BY_SCRIPT)
    ? item
    : item.querySelector<HTMLElement>(FOCUSABLE_BY_SCRIPT);
}

/**
 * A list's items in the order in which they take the focus: this one, those after it, then those before it backwards.
 */
function itemsFrom(item: Element | null): Element[] {
  if (!item) return [];
  const items = [...(item.parentElement?.children ?? [])];
  const at = items.indexOf(item);
  return [...items.slice(at), ...items.slice(0, at).reverse()];
}

/**
 * Elements around a control that can take the focus, innermost first. `<main>` is left out, since the page's heading
 * takes the focus instead.
 */
function regionsAround(control: Element): HTMLElement[] {
  const regions: HTMLElement[] = [];
  for (let each = control.parentElement; each && each.id !== 'main'; each = each.parentElement)
    if (each.matches(FOCUSABLE_BY_SCRIPT)) regions.push(each);
  return regions;
}

/** The page keeps its place for a control in sight: browsers take one in the sticky header for covered, and scroll. */
function focusInPlace(control: HTMLElement) {
  const { top, bottom } = control.getBoundingClientRect();
  control.focus({ preventScroll: top >= 0 && bottom <= window.innerHeight });
}

/**
 * Remembers the place of a control and returns a function that restores the focus: to the control if it still exists,
 * else to its list item or the one that took its place, else to the region around it or the page's heading.
 */
export function rememberFocus(control: Element | null): () => void {
  if (!(control instanceof HTMLElement) || control === document.body) return () => undefined;
  const items = itemsFrom(control.closest(ITEM));
  const regions = regionsAround(control);
  return () => {
    if (control.isConnected && !control.matches(':disabled')) return focusInPlace(control);
    for (const item of items) {
      const target = focusTargetOf(item);
      if (target) return target.focus();
    }
    const region = regions.find(({ isConnected }) => isConnected);
    (region ?? pageHeading())?.focus({ preventScroll: true });
  };
}
