import type { BillboardPlan } from './types';

// Money and delivery

/** KSh for a delivery (requirements 9, Delivery). */
export const DELIVERY_FEE_KSH = 200;
/** A subtotal in KSh greater than this is delivered free; exactly this still pays (requirements 9, Delivery). */
export const FREE_DELIVERY_ABOVE_KSH = 1000;
/** Minutes added to the longest preparation time of an order (requirements 9, Delivery). */
export const DELIVERY_BASE_MINUTES = 30;
/** Minutes of preparation of a cart line that names none (decisions, Preparation times). */
export const DEFAULT_PREP_MINUTES = 15;
/** Promised delivery, shortest and longest, in minutes (requirements 9, Delivery). */
export const DELIVERY_MINUTES_MIN = 30;
export const DELIVERY_MINUTES_MAX = 45;
/** Delivery radius around the venue in km (requirements 9, Delivery). */
export const DELIVERY_RADIUS_KM = 5;
/** Cheapest and dearest dish of the menu in KSh (requirements 9, Sample prices). */
export const MENU_PRICE_MIN_KSH = 200;
export const MENU_PRICE_MAX_KSH = 1500;
/** KSh for nyama choma at the butcheries, about (requirements 9, Sample prices). */
export const NYAMA_CHOMA_ABOUT_KSH = 1200;
/** Car wash prices in KSh (requirements 9, Sample prices). */
export const CAR_WASH_PRICES_KSH = { basic: 500, premium: 800, deluxe: 1200, fivePlusOneDeal: 2500 } as const;
/** How many of a dish its own page starts with, and never goes below (requirements 4, Cart). */
export const DISH_QUANTITY_MIN = 1;

// Reservations

/** First and last time a table can be asked for, HH:mm in Nairobi (requirements 9, Reservation page choices). */
export const FIRST_RESERVATION_TIME = '11:00';
export const LAST_RESERVATION_TIME = '22:00';
/** Minutes from one reservation time to the next (requirements 9, Reservation page choices). */
export const RESERVATION_SLOT_MINUTES = 30;
/**
 * The guest option "10+", stored as this number; such parties should phone (requirements 9, Reservation page
 * choices).
 */
export const LARGE_PARTY_GUESTS = 10;
/** Hours within which the venue answers requests and messages (requirements 8 and 9). */
export const REPLY_WITHIN_HOURS = 24;
/**
 * Hours ahead of a reservation until which it can be changed or cancelled (requirements 9, Reservation page choices).
 */
export const CHANGE_AHEAD_HOURS = 2;
/** Minutes a table is held past the reservation time (requirements 9, Reservation page choices). */
export const TABLE_HELD_MINUTES = 15;
/** Occasions a reservation can name (requirements 9, Reservation page choices). */
export const RESERVATION_OCCASIONS = [
  'Birthday',
  'Anniversary',
  'Business Meeting',
  'Date Night',
  'Family Gathering',
  'Celebration',
  'Other',
] as const;
/** The reservation policy, one sentence each (requirements 9, Reservation page choices). */
export const RESERVATION_POLICY = [
  `We confirm your reservation within ${REPLY_WITHIN_HOURS} hours by email or phone.`,
  `Please make changes or cancellations at least ${CHANGE_AHEAD_HOURS} hours ahead.`,
  `Tables are held for ${TABLE_HELD_MINUTES} minutes past the reservation time.`,
  `Parties of ${LARGE_PARTY_GUESTS} or more, please phone us.`,
  'Event bookings may require advance payment.',
] as const;

// Events

/** Guests of one event reservation, least and most (requirements 9, Limits). */
export const EVENT_GUESTS_MIN = 1;
export const EVENT_GUESTS_MAX = 10;
/** Kinds of event an inquiry can name (requirements 9, Inquiry options). */
export const INQUIRY_EVENT_TYPES = [
  'Corporate Event',
  'Wedding Reception',
  'Birthday Party',
  'Anniversary Celebration',
  'Business Meeting',
  'Product Launch',
  'Team Building',
  'Holiday Party',
  'Graduation Party',
  'Other',
] as const;
/** Lengths of an event an inquiry can name (requirements 9, Inquiry options). */
export const INQUIRY_DURATIONS = ['2 hours', '3 hours', '4 hours', '5 hours', '6+ hours'] as const;
/** Budgets in KSh an inquiry can name (requirements 9, Inquiry options). */
export const INQUIRY_BUDGETS = ['20,000-40,000', '40,000-70,000', '70,000-100,000', '100,000+'] as const;
export type InquiryBudget = (typeof INQUIRY_BUDGETS)[number];

/** An event package: its price in KSh, its most guests, and the inquiry budget its price falls into. */
export interface EventPackage {
  id: string;
  name: string;
  priceKsh: number;
  maxGuests: number;
  budget: InquiryBudget;
}

/** The three event packages (requirements 9, Event packages). */
export const EVENT_PACKAGES: readonly EventPackage[] = [
  { id: 'essential', name: 'Essential', priceKsh: 25000, maxGuests: 30, budget: '20,000-40,000' },
  { id: 'premium', name: 'Premium', priceKsh: 45000, maxGuests: 60, budget: '40,000-70,000' },
  { id: 'luxury', name: 'Luxury', priceKsh: 75000, maxGuests: 100, budget: '70,000-100,000' },
];

// Billboard

/**
 * Billboard prices in KSh (requirements 9, Billboard prices); a month counts 30 days. That 4 weeks cost more than
 * 1 month is what the customer asked for (decisions, Four weeks and one month). Anything longer is by quote.
 */
export const BILLBOARD_PRICES: readonly Omit<BillboardPlan, 'features'>[] = [
  { id: '1-week', duration: '1 week', days: 7, price: 6000, popular: false },
  { id: '2-weeks', duration: '2 weeks', days: 14, price: 11000, popular: false },
  { id: '3-weeks', duration: '3 weeks', days: 21, price: 17000, popular: false },
  { id: '4-weeks', duration: '4 weeks', days: 28, price: 23000, popular: true },
  { id: '1-month', duration: '1 month', days: 30, price: 22000, popular: false },
  { id: '2-months', duration: '2 months', days: 60, price: 42000, popular: false },
  { id: '3-months', duration: '3 months', days: 90, price: 62000, popular: false },
  { id: '6-months', duration: '6 months', days: 180, price: 120000, popular: false },
];

// What the pages claim

/** Average rating out of 5 (requirements 9, Currency and display). */
export const AVERAGE_RATING = 4.8;
/** Best rating a review can give (requirements 3, Review). */
export const RATING_MAX = 5;
/** How many reviews the average comes from, as printed (requirements 9, Currency and display). */
export const REVIEW_COUNT = '150+';
/** Seats of the venue, for counting (requirements 9, Currency and display: 100+). */
export const SEATING_CAPACITY = 100;
/** The home page's figures (requirements 2, Home). */
export const HOME_STATS = [
  { value: '5+', label: 'Food Stalls' },
  { value: '4+', label: 'Amenities' },
  { value: '1000+', label: 'Happy Visitors' },
] as const;
/** The events page's figures (requirements 2, Events). */
export const EVENT_STATS = [
  { value: `${SEATING_CAPACITY}+`, label: 'Seating Capacity' },
  { value: '24/7', label: 'Event Support' },
  { value: 'Custom', label: 'Menu Options' },
] as const;
/** Copyright year of the footer (requirements 9, Currency and display). */
export const COPYRIGHT_YEAR = 2025;
/** Dates of the privacy policy and the terms, YYYY-MM-DD (requirements 2, Privacy policy). */
export const LEGAL_EFFECTIVE_DATE = '2025-08-30';
export const LEGAL_UPDATED_DATE = '2025-08-28';

// What the screens show

/** Milliseconds a picture of the home carousel stands (requirements 9, Timing). */
export const CAROUSEL_INTERVAL_MS = 5000;
/** Latest orders on the customer's dashboard (requirements 9, Limits). */
export const DASHBOARD_ORDERS = 3;
/** Confirmed reservations, and confirmed tickets, on the customer's dashboard (requirements 9, Limits). */
export const DASHBOARD_CONFIRMED = 2;
/** Orders, and reservations, on the admin dashboard (requirements 9, Limits). */
export const ADMIN_DASHBOARD_ROWS = 5;
/** Amenities named in a row of the admin stall table before "+N more" (requirements 9, Limits). */
export const STALL_AMENITIES_SHOWN = 3;
/** Rows a page of an admin table can hold; the first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const;
/** Milliseconds after which a call counts as unreachable (decisions, Unreachable and refused). */
export const REQUEST_TIMEOUT_MS = 5000;

/** The fixed amenity catalogue (requirements 3, Amenity catalogue). */
export const AMENITY_CATALOGUE = [
  { id: '1', name: 'Wi-Fi' },
  { id: '2', name: 'Outdoor Seating' },
  { id: '3', name: 'Air Conditioning' },
  { id: '4', name: 'Vegetarian Options' },
  { id: '5', name: 'Vegan Options' },
  { id: '6', name: 'Gluten-Free Options' },
  { id: '7', name: 'Halal' },
  { id: '8', name: 'Parking' },
  { id: '9', name: 'Wheelchair Accessible' },
  { id: '10', name: 'Delivery' },
] as const;
