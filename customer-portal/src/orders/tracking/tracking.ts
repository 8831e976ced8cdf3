import { DELIVERY_MINUTES_MAX, DELIVERY_MINUTES_MIN } from '@venue/shared/limits';
import { formatDate, nairobiDate, readyText } from '@venue/shared/rules';
import type { Order } from '@venue/shared/types';

/** The steps of an order after it was sent. Nobody rides to a table of the venue. */
export const kitchenSteps = ({ type }: Pick<Order, 'type'>) =>
  type === 'dine-in' ? ['Preparing', 'At your table'] : ['Preparing', 'On its way', 'Delivered'];

const MINUTE_MS = 60_000;

/**
 * When an order arrives, as far as it can be said: an order stores its day but not its time, and nothing reports the
 * kitchen's progress. One of the last minute before midnight is on its way the next day, so the day counts until the
 * longest delivery after it.
 */
export function deliveryEstimate(
  { date, type }: Pick<Order, 'date' | 'type'>,
  isSent: boolean,
  now: Date,
): string {
  const isAtTable = type === 'dine-in';
  if (isAtTable && isSent) return 'It comes to your table as soon as it is ready.';
  if (isAtTable) return 'It has not reached our kitchen yet: send it first, and it comes to your table.';
  const minutes = `${DELIVERY_MINUTES_MIN}-${DELIVERY_MINUTES_MAX} minutes`;
  if (!isSent)
    return `It has not reached our kitchen yet: send it first. Delivery takes ${minutes} from then on, ${readyText(DELIVERY_MINUTES_MAX, now)} if you send it now.`;
  const latestDelivered = new Date(now.getTime() - DELIVERY_MINUTES_MAX * MINUTE_MS);
  if (date >= nairobiDate(latestDelivered)) return `Delivery takes ${minutes} from the moment you ordered.`;
  return `You ordered on ${formatDate(date)}, and delivery takes ${minutes}: it should have reached you. If it has not, please call us.`;
}
