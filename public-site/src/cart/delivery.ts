import { DELIVERY_FEE_KSH, DELIVERY_MINUTES_MIN, FREE_DELIVERY_ABOVE_KSH } from '@venue/shared/limits';
import { formatKsh } from '@venue/shared/rules';
import type { CartLine } from '@venue/shared/types';

/** The subtotal for free delivery: "above KSh 1,000", with a no-break space. */
export const FREE_DELIVERY_ABOVE = `above ${formatKsh(FREE_DELIVERY_ABOVE_KSH)}`;
/** Minutes of preparation assumed for a cart line that names none (decisions, Preparation times). */
const DEFAULT_PREP_MINUTES = 15;

/** Whether a subtotal in KSh is delivered free, which it is above 1000 only (requirements 9, Delivery). */
function isFreeDelivery(subtotalKsh: number): boolean {
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

/** Minutes until an order comes to its table: the longest preparation in the cart. */
export function tableMinutes(
  lines: readonly { prepMinutes?: CartLine['prepMinutes'] | undefined }[],
): number {
  return Math.max(0, ...lines.map((line) => line.prepMinutes ?? DEFAULT_PREP_MINUTES));
}

/** Estimated minutes until delivery: the longest preparation in the cart plus 30 (requirements 9, Delivery). */
export function deliveryMinutes(
  lines: readonly { prepMinutes?: CartLine['prepMinutes'] | undefined }[],
): number {
  return tableMinutes(lines) + DELIVERY_MINUTES_MIN;
}
