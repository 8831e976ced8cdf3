import type { EarlyInput } from '@venue/shared/document';

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** The element at the same place of a page that was rendered anew, if it has the same tag and name. */
function counterpartOf({ element, path }: EarlyInput, root: Element): Element | null {
  let counterpart: Element | undefined = root;
  for (const index of path) counterpart = counterpart?.children[index];
  return counterpart?.tagName === element.tagName && nameOf(counterpart) === nameOf(element)
    ? counterpart
    : null;
}

/** The element that is now at the position of the press, such as the stepper that has replaced Add to Cart. */
function atPoint(input: EarlyInput): Element | null {
  if (input.kind !== 'click') return null;
  // A key press has no position. The element that replaced its target has the focus.
  if (input.detail === 0) return document.activeElement;
  return document.elementFromPoint(input.x - window.scrollX, input.y - window.scrollY);
}

/** The element that an early input now belongs to; null when the page has none any more. */
export function findAgain(input: EarlyInput, root: Element): Element | null {
  if (input.element.isConnected) return input.element;
  return counterpartOf(input, root) ?? atPoint(input);
}
