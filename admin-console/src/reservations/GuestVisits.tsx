import type { ReservationRow } from '@venue/shared/graphql';
import { businessClock, formatDate, guestsText } from '@venue/shared/rules';
import { statusLabel } from '@venue/shared/status';
import { countText } from '@venue/shared/text';
import { Text, useNow } from '@venue/shared/ui';
import { bookingsOfGuest } from './bookingsOfGuest';

interface GuestVisitsProps {
  of: ReservationRow;
  rows: readonly ReservationRow[];
}

const lineOf = ({ id, date, time, guests, status, attended, specialRequests }: ReservationRow) =>
  [
    `${formatDate(date)}, ${time}`,
    guestsText(guests),
    attended?.as === 'no-show' ? 'no-show' : statusLabel(status),
    specialRequests?.trim(),
    id,
  ]
    .filter(Boolean)
    .join(' · ');

/** Who this guest is: the other bookings with the same phone number, and what was wished then. */
export function GuestVisits({ of: booking, rows }: GuestVisitsProps) {
  const now = useNow();
  const known = now && bookingsOfGuest(rows, booking, businessClock(now).date);
  if (!known) return null;
  const { others, visits, noShows, cancelled, toCome } = known;
  if (others.length === 0) return <Text $step="small">The first booking with this phone number.</Text>;
  const words = [
    countText(visits, 'visit'),
    noShows > 0 && countText(noShows, 'no-show'),
    cancelled > 0 && `${cancelled} cancelled`,
    toCome > 0 && `${toCome} to come`,
  ];
  return (
    <Text as="details" $step="small">
      <summary>{`This guest: ${words.filter(Boolean).join(', ')}`}</summary>
      {others.map((row) => (
        <p key={row.id}>{lineOf(row)}</p>
      ))}
    </Text>
  );
}
