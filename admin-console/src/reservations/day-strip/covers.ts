import { businessClock, businessTime, minutesOf, reservationSlots, timeOf } from '@venue/shared/rules';
import type { AdminReservation } from '@venue/shared/types';
import { RESERVATION_SLOT_MINUTES } from '@venue/shared/limits';
import { byTime, stayOf } from '../stay';

/** How many people come, by the status of their booking. */
export interface Covers {
  confirmed: number;
  pending: number;
  /** With a status that only the server knows. */
  other: number;
}

/** How many sit in one half-hour. */
export interface SlotCovers extends Covers {
  /** HH:mm. */
  time: string;
}

export interface DayCovers extends Covers {
  slots: SlotCovers[];
  /** The half-hour with most people; null on a day without bookings. */
  peak: { time: string; covers: number } | null;
  /** Bookings whose time is no clock time: in the list, not in the strip. */
  untimed: number;
}

const NOBODY: Covers = { confirmed: 0, pending: 0, other: 0 };

export const sumOf = ({ confirmed, pending, other }: Covers) => confirmed + pending + other;

const kindOf = ({ status }: AdminReservation): keyof Covers =>
  status === 'confirmed' ? 'confirmed' : status === 'pending' ? 'pending' : 'other';

const slotOf = (minutes: number) => minutes - (minutes % RESERVATION_SLOT_MINUTES);
const DAY_MINUTES = 24 * 60;

/** The bookings of a business day that count: all but the cancelled ones, by time. */
export function bookingsOf<Row extends AdminReservation>(rows: readonly Row[], date: string): Row[] {
  return rows.filter((row) => row.status !== 'cancelled' && businessTime(row).date === date).sort(byTime);
}

/** Who sits when, by half-hour: every slot a table can be asked for, and from the first to the last that is taken. */
export function coversOf(bookings: readonly AdminReservation[]): DayCovers {
  const stays = bookings.flatMap((booking) => stayOf(booking) ?? []);
  const asked = reservationSlots().map(({ value }) => minutesOf(value) ?? 0);
  const first = Math.min(...asked, ...stays.map(({ from }) => slotOf(from)));
  const last = Math.max(...asked, ...stays.map(({ from }) => slotOf(from)));
  const day: DayCovers = { slots: [], ...NOBODY, peak: null, untimed: bookings.length - stays.length };
  for (const booking of bookings) day[kindOf(booking)] += booking.guests;
  for (let start = first; start <= last; start += RESERVATION_SLOT_MINUTES) {
    const slot: SlotCovers = { time: timeOf(start % DAY_MINUTES), ...NOBODY };
    for (const booking of bookings) {
      const stay = stayOf(booking);
      if (stay && slotOf(stay.from) <= start && start < stay.to) slot[kindOf(booking)] += booking.guests;
    }
    day.slots.push(slot);
    const covers = sumOf(slot);
    if (covers > (day.peak?.covers ?? 0)) day.peak = { time: slot.time, covers };
  }
  return day;
}

/** Which half-hour of a day is looked at first: the one before now on its evening, else that of its first party. */
export function slotToOpenAt(date: string, bookings: readonly AdminReservation[], now: Date | null) {
  const { slots } = coversOf(bookings);
  const present = now && businessClock(now);
  const stays = bookings.flatMap((booking) => stayOf(booking)?.from ?? []);
  const minutes = present?.date === date ? present.minutes - RESERVATION_SLOT_MINUTES : Math.min(...stays);
  const first = minutesOf(slots[0]?.time ?? '') ?? 0;
  const slot = Math.floor((minutes - first) / RESERVATION_SLOT_MINUTES);
  return Number.isFinite(slot) ? Math.min(Math.max(slot, 0), slots.length - 1) : 0;
}
