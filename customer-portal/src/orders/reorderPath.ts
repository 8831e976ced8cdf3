import { paths } from '@venue/shared/paths';

/** Puts an earlier order's dishes into the cart, at today's prices, and shows the order page. */
export const reorderPath = (orderId: string): string =>
  `${paths.order()}?reorder=${encodeURIComponent(orderId)}`;
