import type { Page } from '@playwright/test';
import type { VenueRequest } from '@venue/shared/requests';
import { order, request, visit } from '@venue/shared/testing/fixtures';
import { daysAhead } from './nairobi';

/**
 * What this browser has stored before the page is first opened: JSON of each value, or a text as it stands. The name of
 * the tab remembers it, since a page may empty the tab's storage.
 */
export async function storedBefore(page: Page, values: Record<string, unknown>) {
  const texts = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  await page.addInitScript((entries) => {
    if (window !== window.top || window.name.includes('stored')) return;
    window.name += ' stored';
    for (const [key, text] of entries) if (key && text) localStorage.setItem(key, text);
  }, texts);
}

/** What this browser has stored each time that a page is opened, whatever a page has stored since. */
export const storedAlways = (page: Page, values: Record<string, unknown>) =>
  page.addInitScript((entries) => {
    if (window !== window.top) return;
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
  }, Object.entries(values));

/** Everything stored now, as the texts that stand under the keys. */
export const storedNow = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

/** An order of two tilapias, a dish of the real menu, as the site stores it. */
export const orderOf = (id: string, more: Parameters<typeof order>[1] = {}) =>
  order(id, { items: [{ name: 'Grilled Tilapia', price: 1200, quantity: 2 }], ...more });

/** A confirmed ticket of the sample accounts' kind, as the site stores it. */
export const TICKET = {
  id: 'TIC-002',
  eventTitle: 'Sunday Family Day',
  eventDate: daysAhead(40),
  price: 1500,
  status: 'confirmed',
  ticketType: 'Standard',
};

/** What an account with one of everything has stored. */
export const FULL_ACCOUNT = {
  orders: [orderOf('ORD-001'), orderOf('ORD-002', { status: 'preparing' })],
  tickets: [
    {
      id: 'TIC-001',
      eventTitle: 'Friday Live Band',
      eventDate: daysAhead(30),
      price: 0,
      status: 'confirmed',
      ticketType: 'Standard',
    },
  ],
  reviews: [{ id: 'REV-001', itemName: 'Pilau', rating: 5, date: '2026-11-01', comment: 'Good' }],
  favorites: [{ id: 4, name: 'Grilled Tilapia', image: '', category: 'main-course', price: 1200 }],
};

/** How many of each dish are in the cart now. */
export async function cartQuantities(page: Page): Promise<number[]> {
  const lines = JSON.parse((await storedNow(page)).cart ?? '[]') as { quantity: number }[];
  return lines.map(({ quantity }) => quantity);
}

/** A table that a guest has asked for on this device, as the site stores it. */
export const guestRequest = (date: string, more: Partial<VenueRequest> = {}): VenueRequest =>
  request(`table-${date}`, { entry: visit(date), ...more });
