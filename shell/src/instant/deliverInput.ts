import { afterNextFrame } from '@venue/shared/browser';
import type { EarlyInput, FieldState } from '@venue/shared/instant';
import { notify } from '@venue/shared/notify';

/** Tells the application of a field that was changed before it ran. */
function tell(field: HTMLElement, types: ReadonlySet<string>, held: FieldState | undefined) {
  if (held && field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) {
    // React ignores a change to the state it saw when it hydrated, so the choice is undone and then made again by a
    // click. Another choice of the group may have been made later.
    if (field.type === 'radio' && !field.checked && !held.checked) return;
    field.checked = !held.checked;
    field.click();
    return;
  }
  // Hydration resets a select.
  if (
    held &&
    (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) &&
    field.value !== held.value
  )
    field.value = held.value;
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Repeats an input on the page that runs now. */
function repeat(input: EarlyInput, held: FieldState | undefined) {
  const { target } = input;
  if (input.kind === 'press') target.click();
  else if (input.kind === 'field') tell(target, input.types, held);
  else input.target.requestSubmit(input.submitter?.isConnected ? input.submitter : undefined);
}

/** Resolves when the page has drawn the result of the delivered input. */
const nextFrame = () => new Promise<void>((resolve) => void afterNextFrame(resolve));

/**
 * Delivers what has waited for the application: everything once and in order, each input after the page has drawn the
 * result of the one before. Shows the toasts of what was answered without the application.
 */
export async function deliverInput() {
  const layer = window.__INSTANT__;
  if (!layer) return;
  for (const toast of layer.toasts.splice(0)) notify.success(toast);
  const { activeElement: focused } = document;
  let isLost = false;
  const deliver = (input: EarlyInput, held: FieldState | undefined) => {
    // A translator or an extension has changed the page, and React has rendered it anew.
    if (input.target.isConnected) repeat(input, held);
    else if (input.kind !== 'field') isLost = true;
  };
  while (layer.next(deliver)) {
    await nextFrame();
    // The page writes a chosen filter into its address in one more frame, and a link may come now.
    await nextFrame();
  }
  for (const toast of layer.toasts.splice(0)) notify.success(toast);
  // A repeated press may have moved the focus away from the field in which the visitor is typing.
  if (focused instanceof HTMLElement && focused.matches('input,textarea,select'))
    focused.focus({ preventScroll: true });
  if (isLost)
    notify.error('Please press again', {
      text: 'What you pressed while the page was starting did not get through.',
    });
}
