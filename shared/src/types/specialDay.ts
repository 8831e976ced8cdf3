import type { OpeningHours } from './stall';

/** Days on which the venue is closed or has other hours, with what visitors read as the reason. */
export interface SpecialDay {
  /** Each YYYY-MM-DD, or MM-DD for the same day of every year. */
  dates: readonly string[];
  /** The first and the last of dates that are announced as one. */
  period?: readonly [string, string];
  hours: OpeningHours | 'closed';
  /** "Christmas Day". */
  reason: string;
}
