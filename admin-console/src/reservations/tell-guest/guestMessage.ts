import { CHANGE_AHEAD_HOURS, TABLE_HELD_MINUTES } from '@venue/shared/limits';
import { paths } from '@venue/shared/paths';
import { formatLongDate, formatTime, guestsText } from '@venue/shared/rules';
import type { AdminReservation } from '@venue/shared/types';
import { VENUE } from '@venue/shared/venue';

/** What the venue has decided about a booking. */
export type Decision = 'confirmed' | 'cancelled';

export const isDecision = (status: string): status is Decision =>
  status === 'confirmed' || status === 'cancelled';

/** What a guest is told: the decision, or the day before that the table waits. */
export type Message = Decision | 'reminder';

interface Facts {
  /** "Achieng Otieno". */
  guest: string;
  /** "Friday, 27 November 2026 at 7:00 PM for 4 guests". */
  booking: string;
  /** "Your table: 7." or nothing. */
  table: string;
}

const { name, phone, email, address, siteUrl } = VENUE;

/** Every text to a guest, word for word: change them here. Blank lines part the paragraphs. */
const TEMPLATES: Readonly<Record<Message, { subject: string; body: (facts: Facts) => string }>> = {
  confirmed: {
    subject: `Your booking at ${name} is confirmed`,
    body: ({ guest, booking, table }) => `Hello ${guest},

your booking at ${name} is confirmed: ${booking}. ${table}

To change or cancel it, please call ${phone} or write to ${email} at least ${CHANGE_AHEAD_HOURS} hours ahead. We hold the table for ${TABLE_HELD_MINUTES} minutes.

${name}, ${address.street}, ${address.city}`,
  },
  reminder: {
    subject: `Your booking at ${name}`,
    body: ({ guest, booking, table }) => `Hello ${guest},

we look forward to seeing you at ${name}: ${booking}. ${table}

If anything has changed, please call ${phone} or write to ${email} at least ${CHANGE_AHEAD_HOURS} hours ahead. We hold the table for ${TABLE_HELD_MINUTES} minutes.

${name}, ${address.street}, ${address.city}`,
  },
  cancelled: {
    subject: `Your booking at ${name} is cancelled`,
    body: ({ guest, booking }) => `Hello ${guest},

your booking at ${name} is cancelled: ${booking}.

For another day, please book at ${siteUrl}${paths.reservations()} or call ${phone}.

${name}`,
  },
};

const NOBODY = 'dear guest';

/** Subject and text for the guest of a booking. */
export function guestMessage(message: Message, booking: AdminReservation) {
  const { subject, body } = TEMPLATES[message];
  const table = booking.tableNumber?.trim();
  return {
    subject,
    body: body({
      guest: booking.name?.trim() || NOBODY,
      booking: `${formatLongDate(booking.date)} at ${formatTime(booking.time)} for ${guestsText(booking.guests)}`,
      table: table ? `Your table: ${table}.` : '',
    }).replaceAll(/ +$/gm, ''),
  };
}
