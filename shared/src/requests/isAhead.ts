import { CHANGE_AHEAD_HOURS } from '../limits';
import { isIsoDate, minutesOf, nairobiClock, nairobiDate, timeOf } from '../rules';
import type { VenueRequest } from './venueRequest';

const HOUR_MS = 60 * 60 * 1000;

/** Whether the day of a request has not ended; one without a day never ends, one whose day can't be read has none. */
export function isAhead({ entry }: Pick<VenueRequest, 'entry'>, now: Date): boolean {
  if (!entry) return true;
  const { date } = entry.startsAt;
  return isIsoDate(date) && date >= nairobiDate(now);
}

/**
 * Whether it is too late to change a booking in writing, which takes at least two hours (requirements 9, Reservation page
 * choices). Where its time isn't known, this counts from the start of its day.
 */
export function isTooLateToWrite({ entry }: Pick<VenueRequest, 'entry'>, now: Date): boolean {
  if (!entry) return false;
  const { date, time = '' } = entry.startsAt;
  if (minutesOf(time) === null) return date <= nairobiDate(now);
  const earliest = nairobiClock(new Date(now.getTime() + CHANGE_AHEAD_HOURS * HOUR_MS));
  return `${date} ${time}` < `${earliest.date} ${timeOf(earliest.minutes)}`;
}
