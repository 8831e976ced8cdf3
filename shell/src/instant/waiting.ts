import { afterNextFrame } from '@venue/shared/browser';

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

    /** Nothing can be answered here: a link that waits is followed now. */
    release() {
      unmark();
      link?.target.click();
    },

    /** Forgets what waits. Returns whether something has waited. */
    forget: () => inputs.splice(0).length > 0,

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
