import { afterNextFrame } from '@venue/shared/browser';
import type { EarlyInput } from '@venue/shared/document';
import { findAgain, isSamePlace } from './findAgain';
import { takeKeptInput } from './takeKeptInput';

type EarlyField = Extract<EarlyInput, { kind: 'field' }>;

/** An arrow key repeated earlier may have moved the focus to another control of the group, which then is the target. */
function keyTarget(element: Element): Element {
  const focused = document.activeElement;
  return focused && focused.parentElement === element.parentElement ? focused : element;
}

/**
 * Gives a field its value again: hydration may have reset a select, an earlier input that was repeated may have filled
 * the field, and a page that was opened again begins with empty ones.
 * @param rest What is still to be repeated. It may hold a later value of the field.
 */
function restoreValue(input: EarlyField, element: Element, rest: readonly EarlyInput[]): void {
  const { choice } = input;
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  if (!isField || choice === undefined || element.value === choice) return;
  const isLater = (other: EarlyInput) =>
    other.kind === 'field' && other.choice !== undefined && isSamePlace(other, input);
  if (!rest.some(isLater)) element.value = choice;
}

/**
 * Dispatches one input on the hydrated page as the browser would have.
 * @param rest What is still to be repeated.
 */
export function repeat(input: EarlyInput, element: Element, rest: readonly EarlyInput[]): void {
  const common = { bubbles: true, cancelable: true, composed: true };
  switch (input.kind) {
    case 'click': {
      const { detail, x, y } = input;
      const position = { clientX: x - window.scrollX, clientY: y - window.scrollY };
      element.dispatchEvent(new MouseEvent('click', { ...common, ...position, detail, view: window }));
      return;
    }
    case 'key': {
      const { key, code, shiftKey } = input;
      keyTarget(element).dispatchEvent(new KeyboardEvent('keydown', { ...common, key, code, shiftKey }));
      return;
    }
    case 'field':
      if (
        element instanceof HTMLInputElement &&
        /radio|checkbox/.test(element.type) &&
        input.types.size > 0
      ) {
        // Another choice was made later.
        if (input.element && input.checked === !element.checked) return;
        // React ignores a change to the state it saw when it hydrated, so the choice is undone and then made again by a
        // click.
        element.checked = input.element ? !element.checked : !input.checked;
        element.click();
        return;
      }
      restoreValue(input, element, rest);
      for (const type of input.types) element.dispatchEvent(new Event(type, { bubbles: true }));
      return;
    case 'submit':
      if (element instanceof HTMLFormElement)
        element.requestSubmit(input.submitter?.isConnected ? input.submitter : null);
  }
}

/** Resolves when the page has drawn the result of the delivered input. */
const nextFrame = () => new Promise<void>((resolve) => void afterNextFrame(resolve));

/**
 * Delivers to the page what the visitor did before hydration: everything once and in order, each input after the page
 * has drawn the result of the one before. First comes what waited when an earlier visit to the page ended.
 * @param root The application's root element.
 * @returns How many inputs have no matching element on the page any more.
 */
export async function deliverEarlyInput(root: Element): Promise<number> {
  const queue = window.__EARLY_INPUT__;
  if (!queue) return 0;
  queue.inputs.unshift(...takeKeptInput());
  const focused = document.activeElement;
  let last: EarlyInput | undefined;
  let lost = 0;
  const deliver = (input: EarlyInput) => {
    const element = findAgain(input, root, last);
    last = input;
    if (element) repeat(input, element, queue.inputs);
    else lost += 1;
  };
  while (queue.next(deliver)) {
    await nextFrame();
    // A link may come now. The page writes a chosen filter into its address in one more frame.
    if (queue.inputs.length === 0) await nextFrame();
  }
  // A repeated press may have moved the focus away from the field in which the visitor is typing.
  if (last?.kind === 'field' && last.element === focused) last.element?.focus({ preventScroll: true });
  return lost;
}
