import { quantityOf } from '../rules/cart';
import type { CartLine } from '../types';

/**
 * The script in the head of the shell's pages, which answers what it can before the application runs. A remote tells it
 * by attributes of its markup what a control does (`docs/architecture.md`).
 */
export interface InstantLayer {
  /** The cart as the page shows it. */
  readonly lines: readonly CartLine[];
  /** How many of the dish are chosen on the page of a dish, as it shows it. */
  readonly chosen: number;
  /**
   * From now on the page belongs to the application. Until its handlers are there, a dish that is pressed is put into the
   * stored cart, from where the stores read it, and everything else waits.
   */
  handOver: () => void;
  /** While the application can't be loaded, nothing waits for it: `refuse` is called at each input that would have to. */
  refuseBy: (refuse: (() => void) | undefined) => void;
  /**
   * Repeats what has waited on the page of the application, everything once and in order, and ends the script.
   * @returns The toasts that the application owes the visitor, and whether something that waited is not on the page any
   *   more.
   */
  finish: () => Promise<{ toasts: readonly string[]; isLost: boolean }>;
}

declare global {
  interface Window {
    /** On the shell's pages only. */
    __INSTANT__?: InstantLayer;
  }
}

const instantLayer = () => (typeof window === 'undefined' ? undefined : window.__INSTANT__);

/** The quantity of a dish that the static page shows, from which hydration begins. */
export const shownQuantity = (dishId: number): number => quantityOf(instantLayer()?.lines ?? [], dishId);

/** The number of dishes that the static page of a dish shows, from which hydration begins. */
export const shownChoice = (): number => instantLayer()?.chosen ?? 1;

/** Attributes of the element whose buttons put a dish into the cart. `chosen` is for one with a number of its own to choose. */
export const dishAttributes = (dish: object, { chosen = false } = {}) => ({
  'data-dish': JSON.stringify(dish),
  'data-chosen': chosen ? '' : undefined,
});
