import { afterNextFrame } from '@venue/shared/browser';
import { fieldsOfPage, fillIn, valuesOf, type FieldValue } from '../recovery/fieldValues';

const KEY = 'early-input';

/** A press or a submitted form that only the application can answer. */
interface Input {
  target: HTMLElement;
  submitter: HTMLElement | null;
  /** Shows the control as pressed. An attribute would contradict the markup that React hydrates. */
  mark: Animation | undefined;
}

function showPressed(control: HTMLElement | null): Animation | undefined {
  const opacity = matchMedia('(prefers-reduced-motion:reduce)').matches ? [0.6, 0.6] : [0.45, 0.75];
  return control?.animate({ opacity }, { duration: 500, iterations: Infinity, direction: 'alternate' });
}

/** The address and the releases of this page: the same ones make the same markup. */
const thisPage = () =>
  `${location.pathname}${location.search} ${document.querySelector<HTMLMetaElement>('meta[name=releases]')?.content}`;

/** Without the places of dishes, in which buttons come and go. */
const controlsOfPage = () => [
  ...document.querySelectorAll<HTMLElement>('#root :is(button,form):not([data-dish] *)'),
];

/** What waited when a page was left: which of its buttons and forms, and what was typed. */
interface Kept {
  indexes: number[];
  values: FieldValue[];
}

const readKept = () => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;

const nextFrame = () => new Promise<void>((resolve) => void afterNextFrame(resolve));

/** Presses and forms that wait for the application. */
export function createWaiting() {
  const inputs: Input[] = [];
  let link: Input | undefined;
  const unmark = () => [...inputs, link].forEach((input) => input?.mark?.cancel());

  return {
    /** A form waits once, however often its button was pressed. */
    add(target: HTMLElement, submitter: HTMLElement | null = null) {
      if (target instanceof HTMLFormElement && inputs.some((input) => input.target === target)) return;
      const pressed = target instanceof HTMLFormElement ? submitter : target;
      inputs.push({ target, submitter, mark: showPressed(pressed) });
    },

    /** A link is followed after all that waits. Pressed again, it is followed at once. */
    holdLink(event: MouseEvent, target: HTMLAnchorElement) {
      if (inputs.length === 0 || target.origin !== location.origin || target.hash) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (target === link?.target && event.detail < 2) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      link?.mark?.cancel();
      link = { target, submitter: null, mark: showPressed(target) };
    },

    /** Nothing can be answered here: a link that waits is followed now, and what waits is kept as the page is left. */
    release() {
      unmark();
      link?.target.click();
    },

    /** Forgets what waits. Returns whether something has waited. */
    forget: () => inputs.splice(0).length > 0,

    /** Keeps what waits until this page is opened again, with what is typed. */
    keep() {
      const controls = controlsOfPage();
      if (inputs.length === 0) return;
      try {
        const indexes = inputs.map(({ target }) => controls.indexOf(target));
        const kept: Kept = { indexes, values: valuesOf(fieldsOfPage()) };
        sessionStorage.setItem(KEY, JSON.stringify({ ...readKept(), [thisPage()]: kept }));
        // The browser may bring this document back.
        unmark();
        inputs.length = 0;
        link = undefined;
      } catch {
        // Without storage they wait in the document only.
      }
    },

    /** Takes what was kept of this page. What was kept of others stays. */
    takeKept() {
      try {
        const { [thisPage()]: own, ...others } = readKept();
        if (!own) return;
        sessionStorage.setItem(KEY, JSON.stringify(others));
        fillIn(fieldsOfPage(), own.values);
        const controls = controlsOfPage();
        for (const index of own.indexes) {
          const control = controls[index];
          if (control) this.add(control, control.querySelector<HTMLElement>('[type=submit]'));
        }
      } catch {
        // Nothing that can be read was kept.
      }
    },

    /**
     * Repeats everything once and in order, each input after the page has drawn the result of the one before.
     * @param repeat Called around each.
     * @returns Whether an input is not on the page any more: a translator has changed it, and React rendered it anew.
     */
    async finish(repeat: (act: () => void) => void): Promise<boolean> {
      let isLost = false;
      for (let input = inputs.shift() ?? link; input; input = inputs.shift() ?? link) {
        if (input === link) link = undefined;
        const { target, submitter, mark } = input;
        mark?.cancel();
        if (!target.isConnected) isLost = true;
        else if (target instanceof HTMLFormElement)
          repeat(() => target.requestSubmit(submitter?.isConnected ? submitter : undefined));
        else repeat(() => target.click());
        // The page writes a chosen filter into its address in one more frame, and a link may come next.
        await nextFrame();
        await nextFrame();
      }
      return isLost;
    },
  };
}
