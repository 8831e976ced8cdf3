import type { VenueRequest } from '../requests/venueRequest';
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

/** A table for four on 27 November 2026 at 7 PM, asked for by a guest and not sent, unless told otherwise. */
export function request(id: string, more: Partial<VenueRequest> = {}): VenueRequest {
  return {
    id,
    kind: 'table',
    madeAt: '2026-11-21T09:00:00.000Z',
    owner: null,
    until: more.entry?.startsAt.date ?? '2026-11-27',
    title: 'Table at Bustani Gardens',
    opening: 'I would like to reserve a table.',
    details: [
      { label: 'Guests', value: '4' },
      { label: 'Name', value: 'Otieno Ouma' },
    ],
    entry: visit('2026-11-27'),
    record: null,
    amount: null,
    sent: null,
    answer: null,
    ...more,
  };
}

/** The calendar entry of a request for that day, YYYY-MM-DD, and time. */
export const visit = (date: string, time = '19:00'): NonNullable<VenueRequest['entry']> => ({
  startsAt: { date, time },
  durationMinutes: 120,
  location: 'Bustani Gardens',
  description: '',
});
