import { isIsoDate, minutesOf, weekdayOf } from './nairobiTime';

// Not from `Intl`: its punctuation differs between browsers and would break hydration.
export const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
/** In English, as all dates of the site are written. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "Sat, 21 Nov 2026" from YYYY-MM-DD; any other text is returned unchanged (decisions, Dates and times). */
export function formatDate(date: string): string {
  if (!isIsoDate(date)) return date;
  const { weekday, day, month, year } = partsOf(date);
  return `${weekday.slice(0, 3)}, ${day} ${month.slice(0, 3)} ${year}`;
}

/** "Saturday, 21 November 2026" from YYYY-MM-DD; any other text is returned unchanged. */
export function formatLongDate(date: string): string {
  if (!isIsoDate(date)) return date;
  const { weekday, day, month, year } = partsOf(date);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** "30 August 2025" from YYYY-MM-DD; any other text is returned unchanged. */
export function formatPlainDate(date: string): string {
  if (!isIsoDate(date)) return date;
  const { day, month, year } = partsOf(date);
  return `${day} ${month} ${year}`;
}

/** "7:00 PM" from 19:00; any other text is returned unchanged. */
export function formatTime(time: string): string {
  const minutes = minutesOf(time);
  if (minutes === null) return time;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

function partsOf(date: string) {
  const [year = '', month, day] = date.split('-');
  return {
    year,
    month: MONTH_NAMES[Number(month) - 1] ?? '',
    day: Number(day),
    weekday: WEEKDAY_NAMES[weekdayOf(date)],
  };
}
