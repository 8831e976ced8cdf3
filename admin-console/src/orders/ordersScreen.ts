import { paths } from '@venue/shared/paths';
import { defineRecords, type ConsoleScreen } from '../console/screen';

export const ordersScreen: ConsoleScreen = {
  path: paths.adminOrders(),
  title: 'Manage Orders',
  summary: 'Orders on this device',
  records: defineRecords('orders', {
    kind: 'Order',
    searchText: ({ id, date }) => `${id} ${date}`,
    name: ({ id }) => id,
    detail: ({ date }) => date,
  }),
  chunk: 'orders',
  load: () => import(/* webpackChunkName: "orders" */ './ManageOrdersScreen'),
};
