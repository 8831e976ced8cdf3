import {
  DEFAULT_PREP_MINUTES,
  DELIVERY_BASE_MINUTES,
  DELIVERY_FEE_KSH,
  FREE_DELIVERY_ABOVE_KSH,
} from '../limits';
import type { CartLine } from '../types';

/** Whether a subtotal in KSh is delivered free, which it is above 1000 only (requirements 9, Delivery). */
export function isFreeDelivery(subtotalKsh: number): boolean {
  return subtotalKsh > FREE_DELIVERY_ABOVE_KSH;
}

/** Delivery fee in KSh on `/order` and `/cartpage`; 0 for an empty cart (requirements 9, Delivery). */
export function deliveryFee(subtotalKsh: number): number {
  return subtotalKsh <= 0 || isFreeDelivery(subtotalKsh) ? 0 : DELIVERY_FEE_KSH;
}

/** Delivery fee in KSh on `/cart`: always 200, whatever the subtotal (requirements 9, Delivery: the simple summary). */
export function simpleCartDeliveryFee(): number {
  return DELIVERY_FEE_KSH;
}

/** The X of "Add KSh X more for free delivery"; null from 1000 on and for an empty cart (decisions, Delivery fee). */
export function amountToFreeDelivery(subtotalKsh: number): number | null {
  const isBelow = subtotalKsh > 0 && subtotalKsh < FREE_DELIVERY_ABOVE_KSH;
  return isBelow ? FREE_DELIVERY_ABOVE_KSH - subtotalKsh : null;
}

/** Estimated minutes until delivery: the longest preparation in the cart plus 30 (requirements 9, Delivery). */
export function deliveryMinutes(lines: readonly Pick<CartLine, 'prepMinutes'>[]): number {
  const preparations = lines.map((line) => line.prepMinutes ?? DEFAULT_PREP_MINUTES);
  return Math.max(0, ...preparations) + DELIVERY_BASE_MINUTES;
}
