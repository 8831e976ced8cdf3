import { cartCount } from '@venue/shared/rules';
import type { Order } from '@venue/shared/types';

/** How many dishes an order holds: the sum of the quantities (requirements 9, Cart totals). */
export const itemCount = ({ items }: Pick<Order, 'items'>) => cartCount(items);
