import type { EventTicket } from '@venue/shared/types';

/** The latest first: by date, then last appended (decisions: dates and times in data). */
export const latestTickets = (tickets: readonly EventTicket[]): EventTicket[] =>
  [...tickets]
    .reverse()
    .sort((a, b) => (a.eventDate === b.eventDate ? 0 : a.eventDate < b.eventDate ? 1 : -1));
