import type { BillboardPlan } from '@venue/shared/types';
import { highwayBillboard } from './generated/pictures/places';
import { textFor } from './textFor';
import { BILLBOARD_PRICES } from '../billboard/billboardPrices';

interface PlanText {
  /** The exact duration of the plan, since "4 weeks" and "1 month" differ. */
  coverage: string;
  features: string[];
}

/** A price card: a plan with its texts. */
export type BillboardOffer = BillboardPlan & PlanText;

// Both cards say what they cover, and only 4 weeks include design (decisions, Four weeks and one month).
const TEXTS: Readonly<Record<string, PlanText>> = {
  '1-week': {
    coverage: '7 days, your own artwork',
    features: ['One face of the board', 'Put up by our team', 'Made for launches and weekend sales'],
  },
  '2-weeks': {
    coverage: '14 days, your own artwork',
    features: ['One face of the board', 'Put up by our team', 'A photo once it is up'],
  },
  '3-weeks': {
    coverage: '21 days, your own artwork',
    features: ['One face of the board', 'Put up by our team', 'A photo once it is up'],
  },
  '4-weeks': {
    coverage: '28 days, design support included',
    features: [
      'One face of the board',
      'Our designer prepares your artwork with you',
      'Put up by our team',
      'A photo once it is up',
    ],
  },
  '1-month': {
    coverage: 'One calendar month (about 30 days), your own artwork',
    features: ['One face of the board', 'Put up by our team', 'A photo once it is up'],
  },
  '2-months': {
    coverage: 'Two calendar months (about 60 days), your own artwork',
    features: ['One face of the board', 'Put up by our team', 'A photo every month'],
  },
  '3-months': {
    coverage: 'Three calendar months (about 90 days), your own artwork',
    features: ['One face of the board', 'Put up by our team', 'A photo every month', 'One change of artwork'],
  },
  '6-months': {
    coverage: 'Six calendar months (about 180 days), your own artwork',
    features: [
      'One face of the board',
      'Put up by our team',
      'A photo every month',
      'Two changes of artwork',
    ],
  },
};

/** The eight price cards of `/billboard`, shortest first. */
export const BILLBOARD_OFFERS: readonly BillboardOffer[] = BILLBOARD_PRICES.map((plan) => ({
  ...plan,
  ...textFor(TEXTS, plan.id),
}));

export const BILLBOARD_INTRO = {
  title: 'Billboard Advertising',
  text: 'A roadside billboard on the Eastern Bypass near Ruai Flyover, seen on the way into town and on the way home. Choose how long, send us your artwork, and we put it up.',
  picture: highwayBillboard,
} as const;

export const LONGER_BY_QUOTE = {
  title: 'Longer than six months?',
  text: 'Longer by quote: tell us how long and when, and we name a price.',
} as const;

/** Small print under the cards. */
export const BILLBOARD_NOTES: readonly string[] = [
  'The price per day counts a month as 30 days.',
  'Printing is quoted apart, by size and material.',
  'Dates are held once we have confirmed them with you.',
];
