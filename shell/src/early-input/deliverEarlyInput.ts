import { afterNextFrame } from '@venue/shared/browser';
import type { EarlyInput } from '@venue/shared/document';
import { findAgain } from './findAgain';
import { takeKeptInput } from './takeKeptInput';

type EarlyField = Extract<EarlyInput, { kind: 'field' }>;

/** An arrow key repeated earlier may have moved the focus to another control of the group, which then is the target. */
function keyTarget(element: Element): Element {
  const focused = document.activeElement;
  return focused && focused.parentElement === element.parentElement ? focused : element;
}

/** Hydration may have reset a select, and a page that was opened again begins with empty fields. */
function restoreValue({ element: before, choice }: EarlyField, element: Element): void {
  if (choice === undefined) return;
  if (element instanceof HTMLSelectElement) element.value = choice;
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isText && !before) element.value = choice;
}

/** Dispatches one input on the hydrated page as the browser would have. */
function repeat(input: EarlyInput, element: Element): void {
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
        if (!input.element && input.checked === false && element.type === 'radio') return;
        // React ignores a change to the state it saw when it hydrated, so the choice is undone and then made again by a
        // click.
        element.checked = input.element ? !element.checked : !input.checked;
        element.click();
        return;
      }
      restoreValue(input, element);
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
    if (element) repeat(input, element);
    else lost += 1;
  };
  while (queue.next(deliver)) await nextFrame();
  // A repeated press may have moved the focus away from the field in which the visitor is typing.
  if (last?.kind === 'field' && last.element === focused) last.element?.focus({ preventScroll: true });
  return lost;
}
