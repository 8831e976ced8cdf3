import { formatTime, minutesOf, nairobiClock } from '@venue/shared/rules';
import type { OpeningHours } from '@venue/shared/types';

const MINUTES_A_DAY = 24 * 60;

export interface OpenState {
  open: boolean;
  /** "Open now", "Opens 7 AM" or "Open 24 hours". */
  title: string;
  /** "closes 9 PM"; only while it is open, and not day and night. */
  until?: string;
  /** Both: "Open now · closes 9 PM". */
  label: string;
}

/**
 * Whether a place is open in Nairobi now, and the label that says so. The opening minute is open, the closing minute
 * closed. A closing time before the opening time is after midnight. Equal times, or 00:00 to 24:00, mean open day and
 * night.
 */
export function openState(hours: OpeningHours, now: Date): OpenState {
  const opens = momentOf(hours.opens);
  const closes = momentOf(hours.closes);
  const length = (closes - opens + MINUTES_A_DAY) % MINUTES_A_DAY;
  if (length === 0) return { open: true, title: 'Open 24 hours', label: 'Open 24 hours' };
  const sinceOpening = (nairobiClock(now).minutes - opens + MINUTES_A_DAY) % MINUTES_A_DAY;
  if (sinceOpening >= length) {
    const title = `Opens ${shortTime(hours.opens)}`;
    return { open: false, title, label: title };
  }
  const [title, until] = ['Open now', `closes ${shortTime(hours.closes)}`];
  return { open: true, title, until, label: `${title} · ${until}` };
}

/** "9 PM" on the hour, otherwise "9:30 PM". */
function shortTime(time: string): string {
  return formatTime(startOfDay(time)).replace(':00', '');
}

function momentOf(time: string): number {
  const minutes = minutesOf(startOfDay(time));
  if (minutes === null) throw new Error(`Opening hours need HH:mm, not "${time}".`);
  return minutes;
}

function startOfDay(time: string): string {
  return time === '24:00' ? '00:00' : time;
}
