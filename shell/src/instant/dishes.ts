import { addLine, cartCount, changeQuantity, quantityOf, type CartDish } from '@venue/shared/rules';
import { ADDED_TO_CART, addedToCart, badgeText, countText } from '@venue/shared/text';
import type { CartLine } from '@venue/shared/types';
import { changeCart, readCart } from './storedCart';

/** The Add buttons whose place a stepper has taken. */
const addButtons = new Map<HTMLElement, readonly ChildNode[]>();

const dishOf = (controls: HTMLElement) => JSON.parse(controls.dataset.dish ?? '') as CartDish;

/** -1 and 1 for the buttons of a stepper, 0 for Add to Cart. */
function stepOf(control: Element, controls: Element): -1 | 0 | 1 {
  if (control.parentElement === controls) return 0;
  return control.nextElementSibling ? -1 : 1;
}

function stepperFor({ name }: CartDish): Element | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template#stepper');
  const stepper = template?.content.firstElementChild?.cloneNode(true);
  if (!(stepper instanceof Element)) return undefined;
  for (const part of [stepper, ...stepper.querySelectorAll('[aria-label]')])
    part.setAttribute('aria-label', `${part.getAttribute('aria-label')?.trim()} ${name}`);
  return stepper;
}

function drawControls(controls: HTMLElement, lines: readonly CartLine[]) {
  const dish = dishOf(controls);
  const quantity = quantityOf(lines, dish.id);
  if (quantity > 0 && !controls.querySelector('output')) {
    const stepper = stepperFor(dish);
    if (!stepper) return;
    addButtons.set(controls, [...controls.childNodes]);
    controls.replaceChildren(stepper);
  }
  const count = controls.querySelector('output');
  if (!count) return;
  if (quantity > 0) count.textContent = String(quantity);
  else controls.replaceChildren(...(addButtons.get(controls) ?? []));
}

/** Shows a number in the header's badge. On the badge itself: of the document, every element would inherit it. */
function drawBadge(count: number) {
  const link = document.querySelector('[data-cart-link]');
  link?.setAttribute('aria-label', count > 0 ? `Cart, ${countText(count, 'item')}` : 'Cart');
  const badge = link?.querySelector<HTMLElement>('span');
  if (!badge) return;
  badge.hidden = count === 0;
  badge.style.setProperty('--cart-items', `"${badgeText(count)}"`);
}

/** The cart and its toasts, before the application runs. */
export function createDishes() {
  let lines: readonly CartLine[] = [];
  let chosen = 1;
  const toasts: string[] = [];

  /** Shows the stored cart: the badge of the header, and a stepper for each dish in the cart. */
  function draw() {
    ({ lines } = readCart());
    drawBadge(cartCount(lines));
    for (const controls of document.querySelectorAll<HTMLElement>('[data-dish]:not([data-chosen])'))
      drawControls(controls, lines);
  }

  function choose(controls: HTMLElement, quantity: number) {
    const [count, less] = [controls.querySelector('output'), controls.querySelector('button')];
    chosen = Math.max(1, quantity);
    if (count) count.textContent = String(chosen);
    less?.setAttribute('aria-disabled', String(chosen === 1));
  }

  /** The stepper and the button on the page of a dish. */
  function pressChosen(controls: HTMLElement, step: number): boolean {
    if (step !== 0) choose(controls, chosen + step);
    else if (changeCart((now) => addLine(now, dishOf(controls), chosen))) {
      toasts.push(ADDED_TO_CART);
      choose(controls, 1);
    } else return false;
    return true;
  }

  /** The control that has taken the place of a pressed one gets the focus, as in `AddToCart`. */
  function giveFocus(controls: HTMLElement, before: number, step: number) {
    const quantity = quantityOf(lines, dishOf(controls).id);
    if (quantity === 0) controls.focus({ preventScroll: true });
    else if (step === 0 && before === 0)
      controls.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }

  /**
   * Answers a press of Add to Cart or of a stepper.
   * @param mayChangePage Whether the page may be changed. Otherwise only the stored cart is.
   * @returns False when the control is none of these, or the application has to answer.
   */
  function press(control: Element, mayChangePage: boolean): boolean {
    const controls = control.closest<HTMLElement>('[data-dish]');
    if (!controls) return false;
    const step = stepOf(control, controls);
    if ('chosen' in controls.dataset) return mayChangePage && pressChosen(controls, step);
    const dish = dishOf(controls);
    const before = quantityOf(readCart().lines, dish.id);
    const isDone = changeCart((now) =>
      step === 0 ? addLine(now, dish) : changeQuantity(now, dish.id, step),
    );
    if (!isDone) return false;
    if (step === 0 && before === 0) toasts.push(addedToCart(dish.name));
    if (mayChangePage) {
      draw();
      giveFocus(controls, before, step);
    }
    return true;
  }

  return {
    draw,
    press,
    toasts,
    lines: () => lines,
    chosen: () => chosen,
    /** The number that was chosen is the application's now; a page that is opened later begins with 1. */
    end: () => void (chosen = 1),
  };
}
