const CONTROLS = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
].join();

const controlsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(CONTROLS)];

/** Where a control stands. */
export interface FocusPlace {
  control: HTMLElement;
  /** The control; once it is gone, the one that is nearest; null where nothing of its place is left. */
  nearest: () => HTMLElement | null;
}

/**
 * Remembers where a control stands: in a row of a table or a list another control of it follows, and after the row
 * the same control of the next one, or of the one before.
 */
export function placeOf(control: HTMLElement): FocusPlace {
  const row = control.closest('tr, li');
  const around: Element[] = [];
  for (let each = control.parentElement; row?.contains(each); each = each?.parentElement ?? null)
    if (each) around.push(each);
  const rows = [...(row?.parentElement?.children ?? [])];
  const at = row ? rows.indexOf(row) : 0;
  const neighbours = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()];
  const index = row ? controlsIn(row).indexOf(control) : 0;

  return {
    control,
    nearest() {
      if (control.isConnected && !control.matches(':disabled')) return control;
      const isLeft = (element: Element) => element.isConnected && controlsIn(element).length > 0;
      const part = around.find(isLeft);
      if (part) return controlsIn(part)[0] ?? null;
      const neighbour = neighbours.find(isLeft);
      const controls = neighbour ? controlsIn(neighbour) : [];
      return controls[Math.min(index, controls.length - 1)] ?? null;
    },
  };
}

/** What gets the focus where nothing nearer is left: the rows of the list, the page's heading, else the first control. */
export const homeOf = (root: Element): HTMLElement | null =>
  root.querySelector<HTMLElement>('[data-focus-home]') ??
  root.querySelector<HTMLElement>('[data-page-heading]') ??
  root.querySelector<HTMLElement>(CONTROLS);
