import { formatKsh } from '@venue/shared/rules';
import { adminOrderTone, statusLabel } from '@venue/shared/status';
import { ORDER_STATUSES, type Order } from '@venue/shared/types';
import { StatusBadge } from '@venue/shared/ui';
import { numberColumn, textColumn, type Resource } from '../lists/resource';
import { statusColumn } from '../lists/statusColumn';
import { statusFilter } from '../lists/statusLabels';
import { itemCount } from './itemCount';
import { ordersScreen } from './ordersScreen';

/** Grey for every status but delivered and preparing, here and in the dialog (requirements 4, Order status). */
export function OrderBadge({ status }: Pick<Order, 'status'>) {
  return <StatusBadge tone={adminOrderTone(status)}>{statusLabel(status)}</StatusBadge>;
}

export const ordersResource: Resource<Order> = {
  words: {
    title: ordersScreen.title,
    lead: 'View and manage all orders',
    many: 'orders',
    one: 'order',
    search: 'Search by order ID or item name',
    // Word for word, also for one (requirements 2, Manage orders).
    count: (found) => `${found} orders found`,
    noMatch: 'Try adjusting your filters',
  },
  columns: [
    textColumn('id', 'Order ID', ({ id }) => id, 'name'),
    textColumn('date', 'Date', ({ date }) => date),
    numberColumn('items', 'Items', itemCount),
    numberColumn('total', 'Total', ({ total }) => total, formatKsh),
    statusColumn(adminOrderTone),
  ],
  filters: [statusFilter(ORDER_STATUSES)],
  searchText: ({ id, items }) => [id, ...items.map(({ name }) => name)].join('\n'),
};
