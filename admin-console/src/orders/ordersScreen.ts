import { paths } from '@venue/shared/paths';
import { useUser } from '@venue/shared/stores';
import type { Order } from '@venue/shared/types';
import { defineScreen, localRows } from '../console/defineScreen';

export const ordersScreen = defineScreen<Order>({
  path: paths.adminOrders(),
  title: 'Manage Orders',
  summary: 'Orders on this device',
  records: {
    kind: 'Order',
    useRows: () => localRows(useUser((account) => account.orders)),
    searchText: ({ id, date }) => `${id} ${date}`,
    name: ({ id }) => id,
    detail: ({ date }) => date,
  },
});
