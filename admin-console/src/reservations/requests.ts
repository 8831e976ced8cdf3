// decisions, Requests to answer
import { REPLY_WITHIN_HOURS } from '@venue/shared/limits';
import { businessTime } from '@venue/shared/rules';
import type { AdminReservation } from '@venue/shared/types';

const HOUR_MS = 3_600_000;

/** Pending bookings of today and later, the longest waiting first. */
export const requestsToAnswer = <Row extends AdminReservation>(rows: readonly Row[], today: string) =>
  rows
    .filter((row) => row.status === 'pending' && businessTime(row).date >= today)
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));

/** "waits 5 h of 24", or that the promised time is over. */
export function waitText({ createdAt }: Pick<AdminReservation, 'createdAt'>, now: Date) {
  const hours = Math.floor((now.getTime() - Date.parse(createdAt)) / HOUR_MS);
  if (Number.isNaN(hours)) return 'waits';
  return hours < REPLY_WITHIN_HOURS
    ? `waits ${Math.max(0, hours)} h of ${REPLY_WITHIN_HOURS}`
    : `waits ${hours} h, promised were ${REPLY_WITHIN_HOURS}`;
}

/** Today and what comes, by day and time; then what was, the latest first. */
export const upcomingFirst =
  (today: string) =>
  <Row extends AdminReservation>(rows: readonly Row[]): Row[] => {
    const keyed = rows.map((row) => {
      const { date, minutes } = businessTime(row);
      return { row, isPast: date < today, key: `${date} ${String(minutes ?? 9999).padStart(4, '0')}` };
    });
    return keyed
      .sort((a, b) => {
        if (a.isPast !== b.isPast) return a.isPast ? 1 : -1;
        if (a.key === b.key) return 0;
        return a.key < b.key === a.isPast ? 1 : -1;
      })
      .map(({ row }) => row);
  };
