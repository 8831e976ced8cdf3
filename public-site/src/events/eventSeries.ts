import { addDays, formatTime, WEEKDAY_NAMES, weekdayOf } from '@venue/shared/rules';
import type { EventSeries } from '@venue/shared/types';

const WEEKS_OF_MONTH = { 1: 'First', 2: 'Second', 3: 'Third', 4: 'Fourth', [-1]: 'Last' } as const;

/** How a series repeats: "Every Friday, 7:00 PM" or "First Saturday of the month, 2:00 PM". */
export function seriesRhythm({ weekday, start, weekOfMonth }: EventSeries): string {
  const day = WEEKDAY_NAMES[weekday];
  const rhythm = weekOfMonth ? `${WEEKS_OF_MONTH[weekOfMonth]} ${day} of the month` : `Every ${day}`;
  return `${rhythm}, ${formatTime(start)}`;
}

/** Whether a date YYYY-MM-DD is one of a series, special days aside. */
export function isOfSeries({ weekday, weekOfMonth, date: only }: EventSeries, date: string): boolean {
  if (only !== undefined) return date === only;
  if (weekdayOf(date) !== weekday) return false;
  if (weekOfMonth === undefined) return true;
  if (weekOfMonth === -1) return addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
  return Math.ceil(Number(date.slice(8)) / 7) === weekOfMonth;
}
