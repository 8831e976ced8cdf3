import type { CartLine, Order, User } from '../types';

export const AMINA: User = {
  id: 'customer-7',
  name: 'Amina Wanjiru',
  email: 'amina@example.com',
  phone: '+254 711 000 000',
  address: 'Kamulu',
  city: 'Nairobi',
  role: 'customer',
};

/** An order of 2 x Grilled Tilapia, delivered, unless told otherwise. */
export function order(id: string, more: Partial<Order> = {}): Order {
  return {
    id,
    date: '2026-11-01',
    status: 'delivered',
    total: 2400,
    items: [{ name: 'Grilled Tilapia', price: 1200, quantity: 2 }],
    type: 'delivery',
    paymentMethod: 'M-Pesa',
    ...more,
  };
}

/** A cart line of 'Dish 7' and the like. */
export function line(id: number, price: number, quantity = 1, more: Partial<CartLine> = {}): CartLine {
  return { id, name: `Dish ${id}`, price, quantity, ...more };
}
