import { paths } from '@venue/shared/paths';
import { dishText } from '@venue/shared/requests';
import type { OrderItem } from '@venue/shared/types';

/** "2 × Grilled Tilapia, 1 × Samosas", with no-break spaces between number and dish. */
export const itemsText = (items: readonly OrderItem[]): string =>
  items.map(({ name, quantity }) => dishText(name, quantity)).join(', ');

/** Link that puts an earlier order's dishes into the cart at today's prices and shows the order page. */
export const reorderPath = (orderId: string): string =>
  `${paths.order()}?reorder=${encodeURIComponent(orderId)}`;
