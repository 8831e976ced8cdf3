import type { Order } from '@venue/shared/types';

/** How many dishes an order holds: the sum of the quantities (spec 9: item count). */
export const itemCount = ({ items }: Pick<Order, 'items'>) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** "1 item", "3 items". */
export const itemWords = (count: number) => (count === 1 ? '1 item' : `${count} items`);
