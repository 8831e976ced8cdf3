import type { EarlyInput, ElementPlace } from '@venue/shared/document';

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;

/** Whether two inputs were of the same element. */
export const isSamePlace = (one: ElementPlace, other: ElementPlace | undefined) =>
  one.tag === other?.tag && one.name === other.name && one.index === other.index;

/** The element of the same tag and name on a page that was made anew, the one that is nearest to the same place. */
function counterpartOf({ tag, name, index }: ElementPlace, root: Element): Element | null {
  const elements = [...root.querySelectorAll(tag)];
  if (name === null) return elements[index] ?? null;
  const distance = (element: Element) => Math.abs(elements.indexOf(element) - index);
  const [nearest = null] = elements
    .filter((element) => nameOf(element) === name)
    .sort((one, other) => distance(one) - distance(other));
  return nearest;
}

/** The element that is now at the position of the press, such as the stepper that has replaced Add to Cart. */
function atPoint(input: EarlyInput): Element | null {
  if (input.kind !== 'click') return null;
  // A key press has no position. The element that replaced its target has the focus.
  if (input.detail === 0) return document.activeElement;
  return document.elementFromPoint(input.x - window.scrollX, input.y - window.scrollY);
}

/**
 * The element that an early input now belongs to; null when the page has none any more.
 * @param last The input delivered before. What was kept from an earlier visit goes to the place of its press only when
 *   the press before it has replaced the control: the page may have become another one.
 */
export function findAgain(input: EarlyInput, root: Element, last?: EarlyInput): Element | null {
  if (input.element?.isConnected) return input.element;
  return counterpartOf(input, root) ?? (input.element || isSamePlace(input, last) ? atPoint(input) : null);
}
