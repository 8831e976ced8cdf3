import type { EarlyInput, FieldState } from '@venue/shared/instant';

const KEY = 'early-input';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An input that waited when the visitor left its page, as session storage holds it. */
interface Kept {
  /** The address and the releases of the page: the same ones make the same markup. */
  page: string;
  /** Which of the page's buttons and forms it is. */
  index: number;
  /** Value and choice of the fields of a submitted form; null of a password. */
  fields: ([value: string, checked: boolean] | null)[];
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isSecret = ({ type }: Field) => type === 'password' || type === 'file';
const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked;

const thisPage = () =>
  `${location.pathname}${location.search} ${document.querySelector<HTMLMetaElement>('meta[name=releases]')?.content}`;

/** Without the places of dishes, in which buttons come and go. */
const controlsOfPage = () => [
  ...document.querySelectorAll<HTMLElement>(':is(button,form):not([data-dish] *)'),
];

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isField);

function restore(form: HTMLFormElement, kept: Kept['fields']) {
  fieldsOf(form).forEach((field, index) => {
    const [value, checked] = kept[index] ?? [];
    if (value === undefined || isSecret(field)) return;
    field.value = value;
    if (field instanceof HTMLInputElement) field.checked = checked ?? false;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** What waits for the application: presses and forms that only it can answer, and what it has to know of the fields. */
export function createWaiting() {
  const inputs: EarlyInput[] = [];
  const states = new Map<Element, FieldState>();
  /** Animations that show controls as pressed. An attribute would contradict the markup that React hydrates. */
  const marks = new Map<Element, Animation>();
  let link: HTMLAnchorElement | undefined;
  let refuse: (() => void) | undefined;
  let isOver = false;

  function mark(control: HTMLElement | null) {
    if (!control || marks.has(control)) return;
    const opacity = matchMedia('(prefers-reduced-motion:reduce)').matches ? [0.6, 0.6] : [0.45, 0.75];
    const timing = { duration: 500, iterations: Infinity, direction: 'alternate' } as const;
    marks.set(control, control.animate({ opacity }, timing));
  }
  const unmark = (control: Element) => {
    marks.get(control)?.cancel();
    marks.delete(control);
  };
  const presses = () => inputs.filter(({ kind }) => kind !== 'field');

  function add(input: EarlyInput, control: HTMLElement | null) {
    if (refuse) return refuse();
    inputs.push(input);
    mark(control);
  }

  return {
    add,
    addField({ target, type }: Event) {
      if (!isField(target)) return;
      if (!isSecret(target)) states.set(target, { value: target.value, checked: isChecked(target) });
      const last = inputs.at(-1);
      if (last?.kind === 'field' && last.target === target) last.types.add(type);
      else inputs.push({ kind: 'field', target, types: new Set([type]) });
    },
    addForm(event: Event) {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const submitter = event instanceof SubmitEvent ? event.submitter : null;
      // A form is submitted once, however often its button was pressed.
      if (!inputs.some(({ target }) => target === form))
        add({ kind: 'submit', target: form, submitter }, submitter);
    },
    /** A link is followed after all that waits. Pressed again, it is followed at once. */
    holdLink(event: MouseEvent, pressed: HTMLAnchorElement) {
      if (isOver || presses().length === 0) return;
      if (pressed.origin !== location.origin || pressed.hash) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (pressed === link && event.detail < 2) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (link) unmark(link);
      link = pressed;
      mark(link);
    },
    /** While it is set, an input that would wait calls it instead. */
    refuseBy(call: typeof refuse) {
      refuse = call;
      if (refuse && presses().length > 0) refuse();
      if (refuse) marks.forEach((animation) => animation.cancel());
    },
    next(): EarlyInput | undefined {
      const next: EarlyInput | undefined = inputs.shift() ?? (link && { kind: 'press', target: link });
      if (next?.target === link) link = undefined;
      if (next) unmark(next.kind === 'submit' && next.submitter ? next.submitter : next.target);
      return next;
    },
    held: (field: Element) => states.get(field),
    /** Keeps what waits until this page is opened again. */
    keep() {
      const controls = controlsOfPage();
      const page = thisPage();
      const kept: Kept[] = presses().map(({ target }) => ({
        page,
        index: controls.indexOf(target),
        fields:
          target instanceof HTMLFormElement
            ? fieldsOf(target).map((field) => (isSecret(field) ? null : [field.value, isChecked(field)]))
            : [],
      }));
      if (kept.length === 0) return;
      try {
        const before = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Kept[];
        sessionStorage.setItem(KEY, JSON.stringify([...before, ...kept]));
        // The browser may bring this document back.
        inputs.length = 0;
        link = undefined;
        marks.forEach((animation) => animation.cancel());
      } catch {
        // Without storage they wait in the document only.
      }
    },
    /** Takes what was kept of this page. What was kept of others stays. */
    takeKept() {
      try {
        const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Kept[];
        const page = thisPage();
        const own = stored.filter((kept) => kept.page === page);
        if (own.length === 0) return;
        sessionStorage.setItem(KEY, JSON.stringify(stored.filter((kept) => kept.page !== page)));
        const controls = controlsOfPage();
        for (const { index, fields } of own) {
          const target = controls[index];
          if (target instanceof HTMLFormElement) {
            restore(target, fields);
            add({ kind: 'submit', target, submitter: null }, target.querySelector('[type=submit]'));
          } else if (target) add({ kind: 'press', target }, target);
        }
      } catch {
        // Nothing that can be read was kept.
      }
    },
    /** The application's script does not arrive: says so, and lets links lead on. */
    end() {
      marks.forEach((animation) => animation.cancel());
      isOver = true;
      if (link) location.assign(link.href);
      const message = document.createElement('p');
      message.setAttribute('role', 'alert');
      message.style.cssText =
        'position:fixed;inset:auto 1rem 1rem;z-index:9;margin:0;padding:1rem;border-radius:12px;background:#1E2119;color:#fff';
      message.innerHTML =
        'Part of this page did not arrive, so its buttons do nothing yet. <a href="" style="color:inherit">Reload the page</a>';
      document.body.append(message);
    },
  };
}
