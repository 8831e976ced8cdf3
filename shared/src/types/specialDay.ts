import type { OpeningHours } from './stall';

/** Days on which the venue is closed or has other hours, with what visitors read as the reason. */
export interface SpecialDay {
  /** Each YYYY-MM-DD, or MM-DD for the same day of every year. */
  dates: readonly string[];
  hours: OpeningHours | 'closed';
  /** "Christmas Day". */
  reason: string;
}
