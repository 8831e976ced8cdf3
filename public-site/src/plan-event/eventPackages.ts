import type { InquiryBudget } from './inquiryChoices';

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
