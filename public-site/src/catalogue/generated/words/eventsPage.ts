// Follows from shared/content/pages.yaml; npm run content writes it again.
import { banquetHall } from '../pictures/occasions';

export const EVENTS_PAGE = { description: "Live bands, jazz, family days, tastings and the monthly nyama choma festival in a Nairobi garden. See the next dates and reserve a place.", lead: "Live music, family days, tastings and the biggest fires of the month. Pick an evening and ask us for a place.", own: "Birthdays, weddings, launches and team days for up to a hundred guests: tell us what you have in mind and we answer within 24 hours with dates, a menu and a price.", picture: banquetHall } as const;
