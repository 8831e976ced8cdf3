/** Fewest and most guests of one event reservation (requirements 9, Limits). */
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

/** An event package: its price in KSh, its maximum of guests, and the inquiry budget that its price belongs to. */
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
