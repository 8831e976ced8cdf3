import type { OrderItem } from '@venue/shared/types';

/** "2 × Grilled Tilapia, 1 × Samosas". */
export const itemsText = (items: readonly OrderItem[]): string =>
  items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
