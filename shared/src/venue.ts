import { EXTERNAL_HOSTS } from './externalHosts';
import type { OpeningHours, SpecialDay, User } from './types';

/** Opening hours as printed, with a label that says what they apply to. */
export interface HoursSet {
  label: string;
  rows: readonly { days: string; hours: string }[];
}

export interface Venue {
  name: string;
  tagline: string;
  /** One sentence for search engines and link previews. */
  description: string;
  /** As printed; `telLink` makes the link. */
  phone: string;
  email: string;
  /** International digits only, for `whatsappLink`. */
  whatsappNumber: string;
  /** M-Pesa Buy Goods till; null while the venue has none, and then no till is shown. */
  tillNumber: string | null;
  address: { street: string; city: string; country: string; countryCode: string };
  coordinates: { latitude: number; longitude: number };
  /** URL of the embedded map. */
  mapEmbedUrl: string;
  /** URL that opens directions to the venue. */
  directionsUrl: string;
  social: readonly { name: string; url: string }[];
  /** Origin of the public site, without a slash at the end. */
  siteUrl: string;
  /** For the footer. */
  groundsHours: HoursSet;
  /** For the reservation page. */
  tableServiceHours: HoursSet;
  /** For the contact page. */
  gardenBarHours: HoursSet;
  /** For "open now" about the venue as a whole, and for structured data: the hours of the restaurant's kitchen. */
  kitchenHours: OpeningHours & { label: string };
  /** Days with other hours, for all that says when the venue is open or takes a date (decisions, Special days). */
  specialDays: readonly SpecialDay[];
  /** Tables are numbered from 1 to this. */
  tables: number;
}

/**
 * The venue's own facts, in one place for its owner (decisions, Venue facts). Phone numbers, e-mail address,
 * coordinates, social links and site address are stand-ins nobody owns: replace them before going live.
 */
export const VENUE: Venue = {
  name: 'Bustani Gardens',
  tagline: 'Garden restaurant, bar & food court',
  description:
    'Garden restaurant, bar and food court on the Eastern Bypass near Ruai Flyover, Nairobi: nyama choma, fresh fish, African dishes, events and more.',
  phone: '+254 700 000 000',
  email: 'hello@bustanigardens.example',
  whatsappNumber: '254700000000',
  tillNumber: null,
  address: {
    street: 'Eastern Bypass, near Ruai Flyover',
    city: 'Nairobi',
    country: 'Kenya',
    countryCode: 'KE',
  },
  coordinates: { latitude: -1.28, longitude: 36.98 },
  mapEmbedUrl: `${EXTERNAL_HOSTS.maps}/maps?q=-1.28,36.98&z=15&output=embed`,
  directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination=-1.28,36.98',
  social: [
    { name: 'Facebook', url: 'https://facebook.example/bustanigardens' },
    { name: 'Instagram', url: 'https://instagram.example/bustanigardens' },
    { name: 'X', url: 'https://x.example/bustanigardens' },
  ],
  siteUrl: 'https://bustanigardens.example',
  groundsHours: { label: 'Venue grounds', rows: [{ days: 'Every day', hours: 'Open 24 hours' }] },
  tableServiceHours: {
    label: 'Table service',
    rows: [
      { days: 'Mon-Thu', hours: '11:00 AM-10:00 PM' },
      { days: 'Fri-Sun', hours: '11:00 AM-11:00 PM' },
    ],
  },
  gardenBarHours: {
    label: 'Garden bar & events',
    rows: [
      { days: 'Mon-Thu', hours: '11:00-23:00' },
      { days: 'Fri-Sat', hours: '11:00-02:00' },
      { days: 'Sun', hours: '12:00-22:00' },
    ],
  },
  kitchenHours: { label: 'Kitchen', opens: '11:00', closes: '23:00' },
  specialDays: [
    { dates: ['12-25'], hours: 'closed', reason: 'Christmas Day' },
    { dates: ['01-01'], hours: { opens: '13:00', closes: '22:00' }, reason: "New Year's Day" },
  ],
  tables: 24,
};

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
      address: 'Kangundo Road, Ruai',
      city: 'Nairobi',
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
      address: 'Eastern Bypass, near Ruai Flyover',
      city: 'Nairobi',
      role: 'admin',
    },
  },
];
