// decisions, New reservations
import { formatLongDate, formatTime, isIsoDate, minutesOf, MONTH_NAMES, timeOf } from '../rules';
import { latinDigits, LINE_ENDS, type RequestDetail } from '../text';

/** What a guest asks for, as text. */
export interface BookingWish {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:mm. */
  time: string;
  guests: string;
  occasion: string;
  requests: string;
  name: string;
  email: string;
  phone: string;
}

const LABELS: Readonly<Record<keyof BookingWish, string>> = {
  date: 'Date',
  time: 'Time',
  guests: 'Guests',
  occasion: 'Occasion',
  requests: 'Special Requests',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
};

const written = (field: keyof BookingWish, value: string) =>
  field === 'date' ? formatLongDate(value) : field === 'time' ? formatTime(value) : value;

/** Lines of a booking in the message to the venue, from which `readBooking` reads it again. */
export const bookingDetails = (wish: BookingWish, fields: readonly (keyof BookingWish)[]): RequestDetail[] =>
  fields.map((field) => ({ label: LABELS[field], value: written(field, wish[field]) }));

const read: Partial<Record<keyof BookingWish, (value: string) => string | null>> = {
  date: readDate,
  time: readTime,
  guests: (value) => /\d+/.exec(value)?.[0] ?? null,
};

/** "Friday, 10 May 2030", "10th may 2030", "10/5/2030" and "2030-05-10", as people write it in Kenya; else null. */
function readDate(value: string): string | null {
  if (isIsoDate(value)) return value;
  const numbers = /(\d{1,2})[./-](\d{1,2})[./-](\d{4})/.exec(value);
  const words = /(\d{1,2})(?:st|nd|rd|th)?[\s,.]+(?:of\s+)?([a-z]{3,})[.,]?\s+(\d{4})/i.exec(value);
  const [, day = '', month = '', year = ''] = numbers ?? words ?? [];
  const named = MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(month.toLowerCase()));
  const date = `${year}-${(numbers ? month : String(named + 1)).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

/** "7:00 PM", "7pm", "7.30 pm", "19:00"; else null. */
function readTime(value: string): string | null {
  const [, hour = '', minutes = '00', half = ''] =
    /(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\b)?/i.exec(value) ?? [];
  if (hour === '' || (half === '' && !/[:.]/.test(value))) return null;
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  const known = minutesOf(`${String(hours).padStart(2, '0')}:${minutes}`);
  return known === null ? null : timeOf(known);
}

const folded = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
const FIELD_OF = new Map(
  (Object.keys(LABELS) as (keyof BookingWish)[]).map((field) => [folded(LABELS[field]), field]),
);

/**
 * A line with a label as our pages write them, also in bold, cited, or among the signs that programs put around a text they
 * pass on; one that is moved in belongs to the line before.
 */
const LABELLED =
  /^\p{Cf}*(?:>\s?)?\p{Cf}*([*_]*[A-Za-z][A-Za-z -]{1,30}[*_]*)[\p{Cf}\u00A0]*[:：][*_\p{Cf}]*(?:\s(.*))?$/u;

/**
 * Reads the message that our pages have prepared. What the guest has changed is filled in as far as it can be read;
 * `unread` are the lines that can't.
 */
export function readBooking(message: string): { wish: Partial<BookingWish>; unread: string[] } {
  const found = new Map<keyof BookingWish, string[]>();
  let lines: string[] | undefined;
  for (const line of message.split(LINE_ENDS)) {
    const [, label, value = ''] = LABELLED.exec(line) ?? [];
    if (label === undefined) {
      lines?.push(line.replace(/^ {2}/, ''));
      continue;
    }
    const field = FIELD_OF.get(folded(label));
    lines = field && [value];
    if (field && lines) found.set(field, lines);
  }
  const wish: Partial<BookingWish> = {};
  const unread: string[] = [];
  for (const [field, [first = '', ...more]] of found) {
    const value = [first, ...more].join('\n').trim();
    const reader = read[field];
    const known = value === '' ? null : reader ? reader(latinDigits(value)) : value;
    if (known !== null) wish[field] = known;
    else if (value !== '') unread.push(`${LABELS[field]}: ${value}`);
  }
  return { wish, unread };
}
