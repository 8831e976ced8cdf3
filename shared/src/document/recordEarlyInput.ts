import type { EarlyInput } from './earlyInput';

/**
 * Runs inline, before the application has loaded. Presses of buttons, keys on them, changes of fields and submits are
 * recorded in order. No other listener receives them until the application takes them through `window.__EARLY_INPUT__`.
 * Typing keeps its native behaviour. So do links while nothing waits; otherwise the link pressed last is handed over
 * after everything else. What waits when the visitor leaves the page is kept in session storage (`KeptEarlyInput`).
 * A recorded press shows at once on its control. If the application's script can't be loaded, a message says so. It
 * must be self-contained, because `inlineScript` prints its source into the page.
 */
export function recordEarlyInput(): void {
  const inputs: EarlyInput[] = [];
  let link: EarlyInput | undefined;
  let linkPressedAt = 0;
  /** A link that has waited for longer is followed by the browser when a link is pressed again. */
  let linkPatienceMs = 5000;
  /** Animations that show controls as pressed. An attribute would contradict the markup that React hydrates. */
  const marks = new Map<EarlyInput, Animation>();
  let isDelivering = false;

  const mark = (input: EarlyInput, control?: HTMLElement | null) => {
    const opacity = matchMedia('(prefers-reduced-motion:reduce)').matches ? [0.6, 0.6] : [0.45, 0.75];
    if (control)
      marks.set(
        input,
        control.animate({ opacity }, { duration: 500, iterations: Infinity, direction: 'alternate' }),
      );
  };

  const record = (input: EarlyInput, control?: HTMLElement | null) => {
    inputs.push(input);
    mark(input, control);
  };

  const placeOf = (element: HTMLElement) => {
    const { tagName: tag } = element;
    const hasOwnWords = tag !== 'FORM' && !element.querySelector('font');
    return {
      element,
      tag,
      name:
        element.getAttribute('aria-label') ??
        element.getAttribute('name') ??
        (hasOwnWords ? element.textContent : null),
      index: [...document.querySelectorAll(`#root ${tag}`)].indexOf(element),
    };
  };

  /** Without fields that only have the focus. */
  const waiting = () => inputs.filter((input) => input.kind !== 'field' || input.types.size);

  const recordChange = ({ target, type }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    let input = inputs.at(-1);
    if (input?.kind !== 'field' || input.element !== target) {
      input = { kind: 'field', ...placeOf(target), types: new Set() };
      record(input);
    }
    input.types.add(type);
    if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)
      input.choice = target.value;
    if (!(target instanceof HTMLInputElement) || target.type === 'password') return;
    input.choice = target.value;
    input.checked = target.checked;
  };

  const listeners: Record<string, (event: Event) => void> = {
    click(event) {
      const control =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>('button,[role=tab],a[href]:not([target],[download])');
      // A press of a submit button arrives as a submit event, once the browser has checked the fields.
      if (!control || !(event instanceof MouseEvent)) return;
      if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form) return;
      const { detail, pageX: x, pageY: y, timeStamp } = event;
      const isLink = control instanceof HTMLAnchorElement;
      if (isLink) {
        if (control.origin !== location.origin || control.hash || !waiting().length) return;
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        if ((link ? timeStamp - linkPressedAt : 0) > linkPatienceMs) return;
        event.preventDefault();
      }
      event.stopImmediatePropagation();
      const input: EarlyInput = { kind: 'click', ...placeOf(control), detail, x, y };
      if (!isLink) return record(input, control);
      if (link) marks.get(link)?.cancel();
      else linkPressedAt = timeStamp;
      link = input;
      mark(input, control);
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
      record({ kind: 'key', ...placeOf(button), key, code, shiftKey });
    },
    input: recordChange,
    change: recordChange,
    // Recorded as the last place of the focus: a focused field gets it back after earlier presses are delivered.
    focusin({ target }) {
      if (target instanceof HTMLElement && target.matches('input,textarea,select'))
        record({ kind: 'field', ...placeOf(target), types: new Set() });
    },
    submit(event) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const form = event.target;
      const submitter = event instanceof SubmitEvent ? event.submitter : null;
      // A form is submitted once, however often its button was pressed.
      if (form instanceof HTMLElement && !inputs.some((input) => input.element === form))
        record({ kind: 'submit', ...placeOf(form), submitter }, submitter);
    },
    error(event) {
      if (!(event.target instanceof HTMLScriptElement && event.target.defer)) return;
      marks.forEach((animation) => animation.cancel());
      linkPatienceMs = -1;
      if (link?.element instanceof HTMLAnchorElement) location.assign(link.element.href);
      const message = document.createElement('p');
      message.setAttribute('role', 'alert');
      message.style.cssText =
        'position:fixed;inset:auto 1rem 1rem;z-index:9;margin:0;padding:1rem;border-radius:12px;background:#1E2119;color:#fff';
      message.innerHTML =
        'Part of this page did not arrive, so its buttons do nothing yet. <a href="" style="color:inherit">Reload the page</a>';
      document.body.append(message);
    },
    pageshow(event) {
      // Some browsers bring back a document whose scripts they have stopped loading when it was left.
      if (event instanceof PageTransitionEvent && event.persisted) location.reload();
    },
    pagehide() {
      const address = location.pathname + location.search;
      const kept = waiting().map((input) => ({ ...input, address, element: null, submitter: null }));
      if (!kept.length) return;
      try {
        const before = JSON.parse(sessionStorage.getItem('early-input') ?? '[]') as unknown[];
        sessionStorage.setItem(
          'early-input',
          JSON.stringify([...before, ...kept], (_, value: unknown) =>
            value instanceof Set ? [...value] : value,
          ),
        );
        // The browser may bring this document back.
        inputs.length = 0;
        link = undefined;
        marks.forEach((animation) => animation.cancel());
      } catch {
        // Without storage they wait in the document only.
      }
    },
  };
  const listen = (event: Event) => {
    if (!isDelivering) listeners[event.type]?.(event);
  };
  for (const type in listeners) addEventListener(type, listen, true);

  window.__EARLY_INPUT__ = {
    inputs,
    placeOf,
    next(deliver) {
      const input = inputs.shift() ?? link;
      if (!input) {
        for (const type in listeners) removeEventListener(type, listen, true);
        return false;
      }
      if (input === link) link = undefined;
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
