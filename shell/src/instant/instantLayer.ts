import type { InstantLayer } from '@venue/shared/instant';
import { keyOf } from '@venue/shared/ui/key-of';
import { chooseTheme, currentTheme, type ThemeChoice } from '../frame/footer/themeChoice';
import { createDishes } from './dishes';
import { pressCarousel } from './carousel';
import { pressDialogButton, pressHeart } from './dialogs';
import { sayScriptIsMissing } from './scriptIsMissing';
import { pressTab, showTabOfAddress, tabByKey } from './tabs';
import { createWaiting } from './waiting';

/** Not what has handlers of its own already: toasts, the question to sign in, the message of a remote that is away. */
const CONTROL = '#root :is(button,[role=tab],a[href]:not([target],[download]))';

/**
 * Runs in the head of the shell's pages (`fillDocument`). What the visitor presses before the application runs is answered
 * at once: the cart and the theme in local storage, from where the application takes them; tabs, the carousel and dialogs
 * on the page. What only the application can do waits for it.
 */
export function startInstantLayer() {
  const dishes = createDishes();
  const waiting = createWaiting();
  /** Whether the page may be changed: not once React reads it. */
  let mayChangePage = true;
  let isRepeating = false;
  let refuse: (() => void) | undefined;

  const answer = (control: HTMLElement) =>
    dishes.press(control, mayChangePage) ||
    (mayChangePage &&
      [pressDialogButton, pressHeart, pressTab, pressCarousel].some((press) => press(control)));

  function wait(control: HTMLElement, submitter?: HTMLElement | null) {
    if (refuse) refuse();
    else waiting.add(control, submitter);
  }

  const listeners: Record<string, (event: Event) => void> = {
    click(event) {
      const control = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROL);
      if (!control || !(event instanceof MouseEvent)) return;
      if (control instanceof HTMLAnchorElement) return waiting.holdLink(event, control);
      // A press of a submit button arrives as a submit event, once the browser has checked the fields.
      if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!answer(control)) wait(control);
    },
    keydown(event) {
      if (!(event instanceof KeyboardEvent && event.target instanceof HTMLElement)) return;
      const next = event.target.role === 'tab' && tabByKey(event.target, keyOf(event));
      if (!next) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      next.focus();
      next.click();
    },
    change({ target }) {
      if (target instanceof HTMLInputElement && target.name === 'theme')
        chooseTheme(target.value as ThemeChoice);
    },
    submit(event) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.target instanceof HTMLElement && event instanceof SubmitEvent)
        wait(event.target, event.submitter);
    },
    error({ target }) {
      if (!(target instanceof HTMLScriptElement && target.defer)) return;
      waiting.release();
      sayScriptIsMissing();
    },
    pageshow(event) {
      // Some browsers bring back a document whose scripts they have stopped loading when it was left.
      if (event instanceof PageTransitionEvent && event.persisted) location.reload();
    },
    DOMContentLoaded() {
      dishes.draw();
      showTabOfAddress();
      // Static pages don't know which choice applies.
      const choice = document.querySelector<HTMLInputElement>(`[name=theme][value=${currentTheme()}]`);
      if (choice) choice.checked = true;
    },
  };
  const listen = (event: Event) => {
    if (!isRepeating) listeners[event.type]?.(event);
  };
  for (const type of Object.keys(listeners)) addEventListener(type, listen, true);

  const layer: InstantLayer = {
    get lines() {
      return dishes.lines();
    },
    get chosen() {
      return dishes.chosen();
    },
    refuseBy(answer) {
      refuse = answer;
      waiting.release();
      if (waiting.forget()) refuse?.();
    },
    handOver() {
      dishes.draw();
      mayChangePage = false;
    },
    async finish() {
      const isLost = await waiting.finish((act) => {
        isRepeating = true;
        act();
        isRepeating = false;
      });
      for (const type of Object.keys(listeners)) removeEventListener(type, listen, true);
      dishes.end();
      return { toasts: dishes.toasts, isLost };
    },
  };
  window.__INSTANT__ = layer;
}
