interface KeptPage {
  pathname: string;
  /** What stood in the page's main part, as it was written and as the visitor left it. */
  nodes: Node[];
  /** What had the focus when the page was kept. */
  focused: Element | null;
}

let kept: KeptPage | null = null;

/**
 * Keeps the readable part of a static page whose remote is away, before the frame around it is rendered anew, which has
 * to happen at once: what is typed in between would be lost with the focus.
 */
export function keepStaticPage(root: HTMLElement) {
  const main = root.querySelector('#main');
  if (main) {
    const { activeElement: focused } = document;
    kept = { pathname: window.location.pathname, nodes: [...main.childNodes], focused };
  }
}

/** The kept page of an address, for as long as the visitor has not left it. */
export function keptPageOf(pathname: string): KeptPage | null {
  if (kept?.pathname !== pathname) kept = null;
  return kept;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (root: ParentNode) =>
  [...root.querySelectorAll<Control>('input, textarea, select')].filter(
    (control) => control.type !== 'password',
  );

const hasCaret = (control: Control): control is HTMLInputElement | HTMLTextAreaElement =>
  !(control instanceof HTMLSelectElement) && control.selectionStart !== null;

/**
 * Puts what was typed on the kept page into the fields of the living one, field by field in their order.
 * @param focused What had the focus on the kept page; the same field has it again, with its caret.
 */
export function carryTyping(nodes: readonly Node[], page: ParentNode, focused: Element | null) {
  const typed = nodes.filter((node) => node instanceof Element).flatMap(controlsIn);
  const living = controlsIn(page);
  typed.forEach((from, index) => {
    const to = living[index];
    if (to?.name !== from.name || to.type !== from.type) return;
    if (to instanceof HTMLInputElement && from instanceof HTMLInputElement && /radio|checkbox/.test(to.type))
      to.checked = from.checked;
    else to.value = from.value;
    if (from !== focused) return;
    to.focus({ preventScroll: true });
    if (hasCaret(from) && hasCaret(to)) to.setSelectionRange(from.selectionStart, from.selectionEnd);
  });
}
