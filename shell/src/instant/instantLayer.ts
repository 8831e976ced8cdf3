import { keyOf } from '@venue/shared/ui/key-of';
import { createDishes } from './dishes';
import { pressCarousel } from './carousel';
import { createWaiting } from './waiting';
import { pressOpener } from './dialog';
import { pressQuestion } from './question';
import { pressTab, showTabOfAddress, tabByKey } from './tabs';
import { isThemeChoice, pressTheme, showThemeChoice } from './themeChoice';

/** Not the question, toasts, and what else has handlers of its own already. */
const CONTROL = '#root :is(button,[role=tab],a[href]:not([target],[download]))';

/**
 * Runs in the head of the shell's pages (`fillDocument`). What the visitor presses before the application runs is answered
 * at once: the cart and the theme in local storage, from where the application takes them; tabs, the carousel and the
 * question to sign in on the page. What only the application can do waits for it.
 */
export function startInstantLayer() {
  const dishes = createDishes();
  const waiting = createWaiting();
  /** Whether the page may be changed: not once React reads it. */
  let isOurs = true;
  let isDelivering = false;

  const answer = (control: HTMLElement) =>
    dishes.press(control, isOurs) ||
    (isOurs &&
      (pressOpener(control) || pressQuestion(control) || pressTab(control) || pressCarousel(control)));

  const listeners: Record<string, (event: Event) => void> = {
    click(event) {
      const control = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROL);
      if (!control || !(event instanceof MouseEvent)) return;
      if (control instanceof HTMLAnchorElement) return waiting.holdLink(event, control);
      // A press of a submit button arrives as a submit event, once the browser has checked the fields.
      if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!answer(control)) waiting.add({ kind: 'press', target: control }, control);
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
    input: (event) => waiting.addField(event),
    change(event) {
      if (isThemeChoice(event.target)) pressTheme(event.target);
      else waiting.addField(event);
    },
    submit: (event) => waiting.addForm(event),
    error(event) {
      if (event.target instanceof HTMLScriptElement && event.target.defer) waiting.end();
    },
    pageshow(event) {
      // Some browsers bring back a document whose scripts they have stopped loading when it was left.
      if (event instanceof PageTransitionEvent && event.persisted) location.reload();
    },
    pagehide: () => waiting.keep(),
    DOMContentLoaded() {
      dishes.draw();
      showTabOfAddress();
      showThemeChoice();
      waiting.takeKept();
    },
  };
  const listen = (event: Event) => {
    if (!isDelivering) listeners[event.type]?.(event);
  };
  for (const type in listeners) addEventListener(type, listen, true);

  window.__INSTANT__ = {
    get lines() {
      return dishes.lines();
    },
    get chosen() {
      return dishes.chosen();
    },
    toasts: dishes.toasts,
    handOver() {
      dishes.draw();
      isOurs = false;
    },
    set refuse(refuse: (() => void) | undefined) {
      waiting.refuseBy(refuse);
    },
    next(deliver) {
      const next = waiting.next();
      if (!next) {
        for (const type in listeners) removeEventListener(type, listen, true);
        return false;
      }
      isDelivering = true;
      try {
        deliver(next, waiting.held(next.target));
      } finally {
        isDelivering = false;
      }
      return true;
    },
  };
}
