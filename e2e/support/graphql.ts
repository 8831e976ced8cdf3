import type { Page } from '@playwright/test';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': '*',
};

/** A stall as the GraphQL server sends it. */
export const stall = (id: string, name: string) => ({
  id,
  name,
  description: '',
  location: 'Food court',
  mainImage: null,
  images: [],
  amenities: [],
  menuHighlights: [],
  status: 'active',
});

/** A reservation as the GraphQL server sends it. */
export const reservation = (id: string, status: 'pending' | 'confirmed' | 'cancelled', guests = 2) => ({
  id,
  date: '2030-05-10',
  time: '19:00',
  guests,
  status,
  name: 'Achieng Otieno',
  phone: '+254 700 000 101',
  email: null,
  tableNumber: null,
  specialRequests: null,
  createdAt: '2030-05-01T06:15:00.000Z',
});

/** An event as the GraphQL server sends it. */
export const event = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  date: '2030-05-10',
  time: '19:00',
  description: '',
  image: null,
  price: 1500,
  capacity: 80,
  status: 'upcoming',
  ...more,
});

/** Stands in for the GraphQL server: answers the lists given here. Returns the operations asked for, in order. */
export async function answerGraphQL(page: Page, lists: Record<string, object[]>) {
  const operations: string[] = [];
  await page.route(
    (url) => url.pathname === '/graphql',
    async (route) => {
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS });
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      operations.push(operationName);
      return route.fulfill({
        headers: CORS,
        json: { data: { [operationName]: lists[operationName] ?? [] } },
      });
    },
  );
  return operations;
}
