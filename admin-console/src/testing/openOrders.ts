import { order as orderOf } from '@venue/shared/testing';
import type { Order, OrderStatus } from '@venue/shared/types';
import { screen, within } from '@testing-library/react';
import { openScreen, type Visit } from './openScreen';
import ManageOrdersScreen from '../orders/ManageOrdersScreen';

/** For tests: an order of 2 x Mukimo, unless told otherwise. */
export const order = (id: string, date: string, status: OrderStatus, more: Partial<Order> = {}): Order =>
  orderOf(id, { date, status, ...more });

export const ORDERS: Order[] = [
  order('ORD-001', '2026-11-09', 'delivered'),
  order('ORD-002', '2026-11-16', 'preparing', {
    total: 1950,
    items: [
      { name: 'Mandazi', price: 250, quantity: 3 },
      { name: 'Sugarcane Juice', price: 300, quantity: 4 },
    ],
  }),
  order('ORD-003', '2026-11-16', 'confirmed', { total: 950 }),
  order('ORD-004', '2026-11-10', 'cancelled'),
];

/** For tests: the screen in a browser that keeps these orders. */
export const openOrders = (orders: Order[] = ORDERS, visit: Visit = {}) =>
  openScreen(ManageOrdersScreen, { address: '/admin/orders', account: { orders }, ...visit });

/** For tests: what stands in an order's row. */
export const cells = (id: string) =>
  within(screen.getByRole('row', { name: new RegExp(id) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
