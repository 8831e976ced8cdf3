import { formatKsh } from '../rules';
import type { RequestDetail } from '../text';
import type { OrderItem } from '../types';

/** The dishes of an order with what each line costs, then further amounts, then the total. Amounts in KSh. */
export const orderDetails = (
  items: readonly OrderItem[],
  total: number,
  more: readonly RequestDetail[] = [],
): RequestDetail[] => [
  ...items.map(({ name, price, quantity }) => ({
    label: dishText(name, quantity),
    value: formatKsh(price * quantity),
  })),
  ...more,
  { label: 'Total', value: formatKsh(total), strong: true },
];

/** "2 × Samosas", with no-break spaces. */
export const dishText = (name: string, quantity: number) => `${quantity}\u00A0×\u00A0${name}`;
