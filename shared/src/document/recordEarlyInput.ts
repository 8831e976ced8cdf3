import type { EarlyInput } from './earlyInput';

/**
 * Runs inline, before the application has loaded. Presses of buttons, keys on them, changes of fields and submits are
 * recorded in order. No other listener receives them until the application takes them through `window.__EARLY_INPUT__`.
 * Links and typing keep their native behaviour. A recorded press shows at once on its control. If the application's
 * script can't be loaded, a message says so. It must be self-contained, because `inlineScript` prints its source into
 * the page.
 */
export function recordEarlyInput(): void {
  const inputs: EarlyInput[] = [];
  /** Animations that show controls as pressed. An attribute would contradict the markup that React hydrates. */
  const marks = new Map<EarlyInput, Animation>();
  let isDelivering = false;

  const record = (input: EarlyInput, control?: HTMLElement | null) => {
    inputs.push(input);
    const opacity = matchMedia('(prefers-reduced-motion:reduce)').matches ? [0.6, 0.6] : [0.45, 0.75];
    if (control)
      marks.set(
        input,
        control.animate({ opacity }, { duration: 500, iterations: Infinity, direction: 'alternate' }),
      );
  };

  const targetOf = (element: HTMLElement) => {
    const path: number[] = [];
    for (let at: Element = element; at.parentElement && at.id !== 'root'; at = at.parentElement)
      path.unshift([...at.parentElement.children].indexOf(at));
    return { element, path };
  };

  const recordChange = ({ target, type }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    let input = inputs.at(-1);
    if (input?.kind !== 'field' || input.element !== target) {
      input = { kind: 'field', ...targetOf(target), types: new Set() };
      record(input);
    }
    input.types.add(type);
    if (target instanceof HTMLSelectElement) input.choice = target.value;
  };

  const listeners: Record<string, (event: Event) => void> = {
    click(event) {
      const button =
        event.target instanceof Element && event.target.closest<HTMLElement>('button,[role=tab]');
      // A press of a submit button arrives as a submit event, once the browser has checked the fields.
      if (!button || !(event instanceof MouseEvent)) return;
      if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form) return;
      event.stopImmediatePropagation();
      const { detail, pageX: x, pageY: y } = event;
      record({ kind: 'click', ...targetOf(button), detail, x, y }, button);
    },
    keydown(event) {
      const button =
        event.target instanceof Element && event.target.closest<HTMLElement>('button,[role=tab]');
      if (!button || !(event instanceof KeyboardEvent)) return;
      // Tab, Enter and the space bar keep their native effect (moving the focus, clicking), so only keys that a widget
      // handles itself are recorded.
      const { key, code, shiftKey } = event;
      if (!/^(Arrow|Home|End|Page)/.test(key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      record({ kind: 'key', ...targetOf(button), key, code, shiftKey });
    },
    input: recordChange,
    change: recordChange,
    // Recorded as the last place of the focus: a focused field gets it back after earlier presses are delivered.
    focusin({ target }) {
      if (target instanceof HTMLElement && target.matches('input,textarea,select'))
        record({ kind: 'field', ...targetOf(target), types: new Set() });
    },
    submit(event) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const form = event.target;
      const submitter = event instanceof SubmitEvent ? event.submitter : null;
      // A form is submitted once, however often its button was pressed.
      if (form instanceof HTMLElement && !inputs.some((input) => input.element === form))
        record({ kind: 'submit', ...targetOf(form), submitter }, submitter);
    },
    error(event) {
      if (!(event.target instanceof HTMLScriptElement && event.target.defer)) return;
      marks.forEach((mark) => mark.cancel());
      const message = document.createElement('p');
      message.setAttribute('role', 'alert');
      message.style.cssText =
        'position:fixed;inset:auto 1rem 1rem;z-index:9;margin:0;padding:1rem;border-radius:12px;background:#1E2119;color:#fff';
      message.innerHTML =
        'Part of this page did not arrive, so its buttons do nothing yet. <a href="" style="color:inherit">Reload the page</a>';
      document.body.append(message);
    },
  };
  const listen = (event: Event) => {
    if (!isDelivering) listeners[event.type]?.(event);
  };
  for (const type in listeners) addEventListener(type, listen, true);

  window.__EARLY_INPUT__ = {
    next(deliver) {
      const input = inputs.shift();
      if (!input) {
        for (const type in listeners) removeEventListener(type, listen, true);
        return false;
      }
      marks.get(input)?.cancel();
      isDelivering = true;
      try {
        deliver(input);
      } finally {
        isDelivering = false;
      }
      return true;
    },
  };
}
