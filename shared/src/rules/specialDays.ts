import type { OpeningHours, SpecialDay } from '../types';
import { VENUE } from '../venue';
import { formatLongDate, formatTime } from './dates';
import type { FieldProblem } from './forms';
import { minutesOf } from './nairobiTime';

/** The special day that a date YYYY-MM-DD is, if it is one. */
export function specialDayOn(
  date: string,
  days: readonly SpecialDay[] = VENUE.specialDays,
): SpecialDay | undefined {
  return days.find(({ dates }) => dates.some((day) => day === date || day === date.slice(5)));
}

/** "closed", or "open 1:00 PM - 10:00 PM". */
export function specialHoursText({ hours }: SpecialDay): string {
  return hours === 'closed' ? hours : `open ${formatTime(hours.opens)} - ${formatTime(hours.closes)}`;
}

/** Whether a special day leaves the venue open at a time HH:mm of a date. On other dates usual hours decide. */
export function isOpenOnSpecialDay(date: string, time: string, days?: readonly SpecialDay[]): boolean {
  const day = specialDayOn(date, days);
  return !day || (day.hours !== 'closed' && isWithin(day.hours, time));
}

/** What is wrong with a date on which the venue is closed, and with a time outside of a special day's hours. */
export function specialDayProblems(
  { date, time }: { date: string; time: string },
  days?: readonly SpecialDay[],
): { date: FieldProblem; time: FieldProblem } {
  const day = specialDayOn(date, days);
  if (!day) return { date: false, time: false };
  const when = `${specialHoursText(day)} on ${formatLongDate(date)} (${day.reason})`;
  if (day.hours === 'closed') return { date: `Choose another date: we are ${when}`, time: false };
  const isLate = time !== '' && !isWithin(day.hours, time);
  return { date: false, time: isLate && `Choose another time: we are ${when}` };
}

/** The closing minute is closed; a closing time before the opening time is after midnight. */
function isWithin({ opens, closes }: OpeningHours, time: string): boolean {
  const [from = 0, until = 0, at = 0] = [opens, closes, time].map(minutesOf).map((minutes) => minutes ?? 0);
  return at >= from && (until <= from || at < until);
}
