import { quantityOf } from '../rules/cart';
import type { CartLine } from '../types';

/** What a visitor has done that only the application can carry out. */
export type EarlyInput =
  | { kind: 'press'; target: HTMLElement }
  | {
      kind: 'field';
      target: HTMLElement;
      /** Types of the events that reported the change. */
      types: Set<string>;
    }
  | { kind: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null };

/**
 * The script in the head of the shell's pages, which answers what it can before the application runs. A remote tells it
 * by attributes of its markup what a control does (docs/architecture, The first answer).
 */
export interface InstantLayer {
  /** The cart as the page shows it. */
  lines: readonly CartLine[];
  /** How many of the dish are chosen on the page of a dish, as it shows it. */
  chosen: number;
  /** The words of the toasts that the application owes the visitor. */
  toasts: string[];
  /**
   * From now on the page belongs to the application. Until its handlers are there, a dish that is pressed is put into the
   * stored cart, from where the stores read it, and everything else waits.
   */
  handOver: () => void;
  /** Set while the application can't be loaded: called instead of keeping an input that would have to wait. */
  refuse?: (() => void) | undefined;
  /**
   * Takes the oldest input that waits and returns true. When none is left it ends the script and returns false, so that
   * every input reaches the application once.
   * @param deliver Gets the input, and what a field held last.
   */
  next: (deliver: (input: EarlyInput, held: FieldState | undefined) => void) => boolean;
}

/** What a field held when the visitor last changed it; never of a password. */
export interface FieldState {
  value: string;
  checked: boolean;
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

/** A place whose buttons put a dish into the cart. `chosen` is for a place with a number of its own to choose. */
export const dishPlace = (dish: object, { chosen = false } = {}) => ({
  'data-dish': JSON.stringify(dish),
  'data-chosen': chosen ? '' : undefined,
});
