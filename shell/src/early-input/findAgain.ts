import type { EarlyInput } from '@venue/shared/document';

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** The element at the same place of a page that was rendered anew, provided that it is the same kind of thing. */
function twinOf({ element, path }: EarlyInput, root: Element): Element | null {
  let twin: Element | undefined = root;
  for (const index of path) twin = twin?.children[index];
  return twin?.tagName === element.tagName && nameOf(twin) === nameOf(element) ? twin : null;
}

/** What now stands where the visitor pressed: the stepper that has replaced Add to Cart, for one. */
function atPoint(input: EarlyInput): Element | null {
  if (input.kind !== 'click') return null;
  // A key pressed it: whatever took its place has the focus now.
  if (input.detail === 0) return document.activeElement;
  return document.elementFromPoint(input.x - window.scrollX, input.y - window.scrollY);
}

/** The element an early input belongs to now, or null when nothing on the page corresponds to it any more. */
export function findAgain(input: EarlyInput, root: Element): Element | null {
  if (input.element.isConnected) return input.element;
  return twinOf(input, root) ?? atPoint(input);
}
