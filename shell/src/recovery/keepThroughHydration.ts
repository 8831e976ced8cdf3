import {
  fieldsFor,
  fieldsOfPage,
  fillIn,
  isUntouched,
  valuesOf,
  type Control,
  type FieldValue,
} from './fieldValues';

/** They move the focus. A press outside a field takes it away without a `focusin`. */
const FOCUS_EVENTS = ['focusin', 'pointerup'];

const hasCaret = (field: Control | undefined): field is HTMLInputElement | HTMLTextAreaElement =>
  field !== undefined && !(field instanceof HTMLSelectElement) && field.selectionStart !== null;

/**
 * Keeps what is typed on a static page while it is hydrated or rendered anew, and then tells the application of it.
 * Hydration resets a `<select>`. Where a translator or an extension has changed the page, React removes it and renders it
 * anew; the removed fields still hold what was typed in them.
 */
export function keepThroughHydration() {
  const fields = fieldsOfPage();
  const page = document.querySelector('main');
  /** What the visitor has chosen. A list without a choice may be filled by the application while it starts. */
  const choices = new Map<EventTarget, string>(
    fields.filter((field) => !isUntouched(field)).map((field) => [field, field.value]),
  );
  const noteChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) choices.set(target, target.value);
  };
  let focused = document.activeElement;
  const followFocus = () => void (focused = document.activeElement);
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  for (const type of FOCUS_EVENTS) window.addEventListener(type, followFocus, options);
  window.addEventListener('change', noteChoice, options);

  const values = (): FieldValue[] =>
    valuesOf(fields).map((value, index) =>
      fields[index] instanceof HTMLSelectElement
        ? { ...value, value: choices.get(fields[index]) ?? value.value }
        : value,
    );
  return {
    /** Call this when hydration is over. */
    end() {
      listening.abort();
      const typed = values();
      const now = fieldsFor(typed, fieldsOfPage());
      fillIn(
        fields.map((field, index) => (field.isConnected ? field : now[index])),
        typed,
      );
    },
    /** Call this in the moment in which React has rendered anew: text and focus are there before the next key. */
    restore() {
      if (!page || page.isConnected) return;
      listening.abort();
      const typed = values();
      const now = fieldsFor(typed, fieldsOfPage());
      fillIn(now, typed);
      const at = fields.findIndex((field) => field === focused);
      const [before, after] = [fields[at], now[at]];
      if (!after) return;
      after.focus({ preventScroll: true });
      if (hasCaret(before) && hasCaret(after))
        after.setSelectionRange(before.selectionStart, before.selectionEnd);
    },
  };
}
