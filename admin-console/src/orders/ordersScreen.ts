import { paths } from '@venue/shared/paths';
import type { Order } from '@venue/shared/types';
import type { ScreenInfo, ScreenRecords } from '../console/screen';

export const ordersScreen: ScreenInfo = {
  path: paths.adminOrders(),
  title: 'Manage Orders',
  summary: 'Orders on this device',
};

export const orderRecords: ScreenRecords<Order> = {
  kind: 'Order',
  searchText: ({ id, date }) => `${id} ${date}`,
  name: ({ id }) => id,
  detail: ({ date }) => date,
};
