import { VENUE } from './generated/venue';
import type { User } from './types';

/** The venue's own facts, from `shared/content/venue.yaml` (decisions, Venue facts). */
export { BRAND } from './generated/brand';
export { VENUE };
export type { HoursSet } from './types';

/** Credentials that the sign-in page accepts, and the user they sign in. */
export interface TestAccount {
  label: string;
  email: string;
  password: string;
  user: User;
}

/**
 * The two hard-coded pairs of credentials (requirements 5, Login; decisions, Test accounts). They open screens, never
 * server data.
 */
export const TEST_ACCOUNTS: readonly [customer: TestAccount, admin: TestAccount] = [
  {
    label: 'Customer',
    email: 'customer@example.com',
    password: 'customer123',
    user: {
      id: 'customer-1',
      name: 'Wanjiku Kamau',
      email: 'customer@example.com',
      phone: '+254 700 000 001',
      address: VENUE.address.street,
      city: VENUE.address.city,
      role: 'customer',
    },
  },
  {
    label: 'Admin',
    email: 'admin@example.com',
    password: 'admin123',
    user: {
      id: 'admin-1',
      name: 'Otieno Odhiambo',
      email: 'admin@example.com',
      phone: '+254 700 000 002',
      address: VENUE.address.street,
      city: VENUE.address.city,
      role: 'admin',
    },
  },
];
