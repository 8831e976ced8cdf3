/** What a host sees of a party that has booked, in the order of an evening. */
export const ATTENDANCE_MARKS = ['late', 'arrived', 'seated', 'gone', 'no-show'] as const;
export type AttendanceMark = (typeof ATTENDANCE_MARKS)[number];

/** When it was seen: an ISO timestamp. */
export interface Attended {
  as: AttendanceMark;
  at: string;
}
