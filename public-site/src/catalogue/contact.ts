import {
  CHANGE_AHEAD_HOURS,
  DELIVERY_FEE_KSH,
  DELIVERY_MINUTES_MAX,
  DELIVERY_MINUTES_MIN,
  LARGE_PARTY_GUESTS,
  TABLE_HELD_MINUTES,
} from '@venue/shared/limits';
import { formatKsh } from '@venue/shared/rules';
import { REPLY_WITHIN } from '@venue/shared/text';
import { DELIVERY_RADIUS_KM, FREE_DELIVERY_ABOVE } from '../cart/delivery';

export interface Faq {
  id: 'reservations' | 'delivery' | 'catering' | 'parking';
  question: string;
  answer: string;
}

/** The four frequent questions of `/contact` (requirements 2, Contact). */
export const FAQS: readonly Faq[] = [
  {
    id: 'reservations',
    question: 'Do I need a reservation?',
    answer: `You are welcome without one, but Friday evenings and Sunday lunches fill up. Reserve on the Reservations page and we confirm ${REPLY_WITHIN}; tables are held for ${TABLE_HELD_MINUTES} minutes, changes need ${CHANGE_AHEAD_HOURS} hours' notice, and for ${LARGE_PARTY_GUESTS} people or more please phone us.`,
  },
  {
    id: 'delivery',
    question: 'Do you deliver?',
    answer: `Yes, within ${DELIVERY_RADIUS_KM}km of the venue, usually in ${DELIVERY_MINUTES_MIN}-${DELIVERY_MINUTES_MAX} minutes. Delivery costs ${formatKsh(DELIVERY_FEE_KSH)} and is free for orders ${FREE_DELIVERY_ABOVE}.`,
  },
  {
    id: 'catering',
    question: 'Do you cater for events?',
    answer:
      'Yes, here in the garden: birthdays, weddings, team lunches and launches. Look at the packages on the Plan Your Event page and send an inquiry, or call us about anything that does not fit a form.',
  },
  {
    id: 'parking',
    question: 'Is there parking?',
    answer:
      'Yes, guests park on the grounds, a short walk from the tables. You can also leave your car at the car wash between 7:00 AM and 7:00 PM and collect it clean.',
  },
];
