import { addLine, cartCount, changeQuantity, quantityOf, type CartDish } from '@venue/shared/rules';
import { ADDED_TO_CART, addedToCart, badgeText, countText } from '@venue/shared/text';
import type { CartLine } from '@venue/shared/types';
import { changeCart, readCart } from './storedCart';

/** The Add buttons whose place a stepper has taken. */
const addButtons = new Map<HTMLElement, readonly ChildNode[]>();

const dishOf = (place: HTMLElement) => JSON.parse(place.dataset.dish ?? '') as CartDish;

/** -1 and 1 for the buttons of a stepper, 0 for Add to Cart. */
function stepOf(control: Element, place: Element): -1 | 0 | 1 {
  if (control.parentElement === place) return 0;
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

function drawPlace(place: HTMLElement, lines: readonly CartLine[]) {
  const dish = dishOf(place);
  const quantity = quantityOf(lines, dish.id);
  if (quantity > 0 && !place.querySelector('output')) {
    const stepper = stepperFor(dish);
    if (!stepper) return;
    addButtons.set(place, [...place.childNodes]);
    place.replaceChildren(stepper);
  }
  const count = place.querySelector('output');
  if (!count) return;
  if (quantity > 0) count.textContent = String(quantity);
  else place.replaceChildren(...(addButtons.get(place) ?? []));
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
    for (const place of document.querySelectorAll<HTMLElement>('[data-dish]:not([data-chosen])'))
      drawPlace(place, lines);
  }

  function choose(place: HTMLElement, quantity: number) {
    const [count, less] = [place.querySelector('output'), place.querySelector('button')];
    chosen = Math.max(1, quantity);
    if (count) count.textContent = String(chosen);
    less?.setAttribute('aria-disabled', String(chosen === 1));
  }

  /** The stepper and the button on the page of a dish. */
  function pressChosen(place: HTMLElement, step: number): boolean {
    if (step !== 0) choose(place, chosen + step);
    else if (changeCart((now) => addLine(now, dishOf(place), chosen))) {
      toasts.push(ADDED_TO_CART);
      choose(place, 1);
    } else return false;
    return true;
  }

  /** The control that has taken the place of a pressed one gets the focus, as in `AddToCart`. */
  function giveFocus(place: HTMLElement, before: number, step: number) {
    const quantity = quantityOf(lines, dishOf(place).id);
    if (quantity === 0) place.focus({ preventScroll: true });
    else if (step === 0 && before === 0)
      place.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }

  /**
   * Answers a press of Add to Cart or of a stepper.
   * @param isOurs Whether the page may be changed. Otherwise only the stored cart is.
   * @returns False when the control is none of these, or the application has to answer.
   */
  function press(control: Element, isOurs: boolean): boolean {
    const place = control.closest<HTMLElement>('[data-dish]');
    if (!place) return false;
    const step = stepOf(control, place);
    if ('chosen' in place.dataset) return isOurs && pressChosen(place, step);
    const dish = dishOf(place);
    const before = quantityOf(readCart().lines, dish.id);
    const isDone = changeCart((now) =>
      step === 0 ? addLine(now, dish) : changeQuantity(now, dish.id, step),
    );
    if (!isDone) return false;
    if (step === 0 && before === 0) toasts.push(addedToCart(dish.name));
    if (isOurs) {
      draw();
      giveFocus(place, before, step);
    }
    return true;
  }

  return {
    draw,
    press,
    toasts,
    lines: () => lines,
    chosen: () => chosen,
  };
}
