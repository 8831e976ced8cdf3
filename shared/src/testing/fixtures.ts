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

// Dishes of no real menu: the owner may change the catalogue without failing a test that is not about it.
export const MANDAZI = { id: 1, name: 'Mandazi', price: 250, category: 'starters', prepMinutes: 8 };
export const MUKIMO = { id: 4, name: 'Mukimo', price: 1200, category: 'mains', prepMinutes: 15 };
export const MADAFU = { id: 11, name: 'Madafu', price: 150, category: 'beverages', prepMinutes: 5 };

/** An order of 2 x Mukimo, delivered, unless told otherwise. */
export function order(id: string, more: Partial<Order> = {}): Order {
  return {
    id,
    date: '2026-11-01',
    status: 'delivered',
    total: 2400,
    items: [{ name: MUKIMO.name, price: MUKIMO.price, quantity: 2 }],
    type: 'delivery',
    paymentMethod: 'M-Pesa',
    ...more,
  };
}

/** A cart line of 'Dish 7' and the like. */
export function line(id: number, price: number, quantity = 1, more: Partial<CartLine> = {}): CartLine {
  return { id, name: `Dish ${id}`, price, quantity, ...more };
}
