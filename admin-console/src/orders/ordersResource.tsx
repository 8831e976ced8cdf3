import { adminOrderTone, formatKsh } from '@venue/shared/rules';
import { ORDER_STATUSES, type Order } from '@venue/shared/types';
import { StatusBadge } from '@venue/shared/ui';
import { itemCount } from './itemCount';
import { capitalized, optionsOf, type Resource } from '../lists/resource';

/** Spec 4: grey for every status but delivered and preparing, here and in the dialog. */
export function OrderBadge({ status }: Pick<Order, 'status'>) {
  return <StatusBadge tone={adminOrderTone(status)}>{capitalized(status)}</StatusBadge>;
}

export const ordersResource: Resource<Order> = {
  words: {
    title: 'Manage Orders',
    lead: 'View and manage all orders',
    many: 'orders',
    one: 'order',
    search: 'Search by order ID or item name',
    // They are the browser's own: no server could refuse them.
    loadFailed: '',
  },
  columns: [
    { id: 'id', header: 'Order ID', kind: 'name', cell: ({ id }) => id, text: ({ id }) => id },
    { id: 'date', header: 'Date', cell: ({ date }) => date, text: ({ date }) => date },
    {
      id: 'items',
      header: 'Items',
      kind: 'number',
      cell: itemCount,
      text: (order) => String(itemCount(order)),
      sortBy: itemCount,
    },
    {
      id: 'total',
      header: 'Total',
      kind: 'number',
      cell: ({ total }) => formatKsh(total),
      text: ({ total }) => String(total),
      sortBy: ({ total }) => total,
    },
    {
      id: 'status',
      header: 'Status',
      kind: 'status',
      cell: ({ status }) => <OrderBadge status={status} />,
      text: ({ status }) => capitalized(status),
    },
  ],
  filters: [
    {
      id: 'status',
      label: 'Status',
      all: 'All Statuses',
      options: optionsOf(ORDER_STATUSES),
      matches: ({ status }, value) => status === value,
    },
  ],
  searchText: ({ id, items }) => [id, ...items.map(({ name }) => name)].join('\n'),
};
