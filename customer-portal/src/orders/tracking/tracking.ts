import { DELIVERY_MINUTES_MAX, DELIVERY_MINUTES_MIN } from '@venue/shared/limits';
import { formatDate, nairobiDate } from '@venue/shared/rules';
import type { Order } from '@venue/shared/types';

/** The way of an order from the cart to the door. */
export const ORDER_STEPS = ['Order received', 'Preparing', 'On its way', 'Delivered'] as const;

/** Where an order that is being prepared stands: the only thing this page knows. */
export const PREPARING_STEP = ORDER_STEPS.indexOf('Preparing');

/**
 * What can honestly be said about when an order arrives: an order keeps its day, not its minute, and nothing tells
 * this page how far the kitchen is.
 */
export function deliveryEstimate({ date }: Pick<Order, 'date'>, now: Date): string {
  const minutes = `${DELIVERY_MINUTES_MIN}-${DELIVERY_MINUTES_MAX} minutes`;
  if (date >= nairobiDate(now)) return `Delivery takes ${minutes} from the moment you ordered.`;
  return `You ordered on ${formatDate(date)}, and delivery takes ${minutes}: it should have reached you. If it has not, please call us.`;
}
