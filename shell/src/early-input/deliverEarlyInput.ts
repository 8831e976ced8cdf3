import type { EarlyInput } from '@venue/shared/document';
import { findAgain } from './findAgain';

/** An arrow key that was repeated before may have moved the focus on to the next control of its group. */
function keyTarget(element: Element): Element {
  const focused = document.activeElement;
  return focused && focused.parentElement === element.parentElement ? focused : element;
}

/** Repeats one input on the living page, as the browser would have sent it. */
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
      if (element instanceof HTMLSelectElement && input.choice !== undefined) element.value = input.choice;
      if (
        element instanceof HTMLInputElement &&
        /radio|checkbox/.test(element.type) &&
        input.types.size > 0
      ) {
        // React compares with what it saw when it hydrated, so the choice is taken back and made again by a click.
        element.checked = !element.checked;
        element.click();
        return;
      }
      for (const type of input.types) element.dispatchEvent(new Event(type, { bubbles: true }));
      return;
    case 'submit':
      if (element instanceof HTMLFormElement)
        element.requestSubmit(input.submitter?.isConnected ? input.submitter : null);
  }
}

/** No frame is drawn in a tab in the background, so the wait ends without one. */
const LONGEST_FRAME_MS = 100;

/** Resolves when the page has drawn the result of what was delivered. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Gives the page what the visitor did before it could answer: everything once, in order, each input after the page has
 * shown the result of the one before.
 * @param root The application's root element.
 * @returns How many inputs nothing on the page corresponds to any more.
 */
export async function deliverEarlyInput(root: Element): Promise<number> {
  const queue = window.__EARLY_INPUT__;
  if (!queue) return 0;
  const focused = document.activeElement;
  let last: EarlyInput | undefined;
  let lost = 0;
  const deliver = (input: EarlyInput) => {
    last = input;
    const element = findAgain(input, root);
    if (element) repeat(input, element);
    else lost += 1;
  };
  while (queue.next(deliver)) await nextFrame();
  // A press that was repeated may have moved the focus away from the field in which the visitor has been typing since.
  if (last?.kind === 'field' && last.element === focused) last.element.focus({ preventScroll: true });
  return lost;
}
