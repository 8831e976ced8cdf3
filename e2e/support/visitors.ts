import type { Page } from '@playwright/test';

export const PEOPLE = {
  customer: { id: 'customer-1', name: 'Amina Wanjiru', email: 'customer@example.com', role: 'customer' },
  admin: { id: 'admin-1', name: 'Admin User', email: 'admin@example.com', role: 'admin' },
} as const;

/** What the site stores of a person who signed in. */
export const userOf = (who: keyof typeof PEOPLE) => ({
  phone: '+254 700 000 000',
  address: 'Eastern Bypass',
  city: 'Nairobi',
  ...PEOPLE[who],
});

/** Opens the site as a person who signed in on this device earlier. */
export async function signedInAs(page: Page, who: keyof typeof PEOPLE) {
  await page.addInitScript(
    (stored) => {
      // Frames of other hosts have no storage.
      if (window !== window.top || window.name.includes('arrived')) return;
      window.name += ' arrived';
      localStorage.setItem('user', stored);
    },
    JSON.stringify(userOf(who)),
  );
}
