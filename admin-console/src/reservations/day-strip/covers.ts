import { minutesOf, reservationSlots, timeOf } from '@venue/shared/rules';
import type { AdminReservation } from '@venue/shared/types';
import { RESERVATION_SLOT_MINUTES } from '@venue/shared/limits';

/** How many people come, by the status of their booking. */
export interface Covers {
  confirmed: number;
  pending: number;
  /** With a status that only the server knows. */
  other: number;
}

/** How many come in one half-hour. */
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

function slotOf(time: string): string | null {
  const minutes = minutesOf(time);
  return minutes === null ? null : timeOf(minutes - (minutes % RESERVATION_SLOT_MINUTES));
}

/** The bookings of a day that count: all but the cancelled ones, by time. */
export function bookingsOf<Row extends AdminReservation>(rows: readonly Row[], date: string): Row[] {
  return rows
    .filter((row) => row.date === date && row.status !== 'cancelled')
    .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
}

/** People by half-hour: every slot a table can be asked for, and any other half-hour that somebody has booked. */
export function coversOf(bookings: readonly AdminReservation[]): DayCovers {
  const slots = new Map(
    reservationSlots().map(({ value }): [string, SlotCovers] => [value, { time: value, ...NOBODY }]),
  );
  const day: DayCovers = { slots: [], ...NOBODY, peak: null, untimed: 0 };
  for (const booking of bookings) {
    const { time, guests } = booking;
    const kind = kindOf(booking);
    day[kind] += guests;
    const at = slotOf(time);
    if (at === null) day.untimed += 1;
    else {
      const slot = slots.get(at) ?? { time: at, ...NOBODY };
      slot[kind] += guests;
      slots.set(at, slot);
    }
  }
  day.slots = [...slots.values()].sort((a, b) => (a.time < b.time ? -1 : 1));
  for (const slot of day.slots) {
    const covers = sumOf(slot);
    if (covers > (day.peak?.covers ?? 0)) day.peak = { time: slot.time, covers };
  }
  return day;
}
