import type { HistoryEntry, ReservationRow } from '@venue/shared/graphql';
import { formatDate, nairobiClock, timeOf } from '@venue/shared/rules';
import { isolated } from '@venue/shared/text';
import { Text } from '@venue/shared/ui';
import { useEffect, useState } from 'react';
import { useVenueData } from '../data/VenueData';

/** What was done, without the names of the server's calls. */
const VERBS: Readonly<Record<string, string>> = {
  createReservation: 'Booked',
  deleteReservation: 'Deleted',
  updateReservation: 'Changed',
  updateReservationStatus: 'Changed',
};

/** "Changed by Achieng on Fri, 27 Nov 2026 at 18:32: status confirmed". */
function entryText({ at, by, operation, fields }: HistoryEntry) {
  const { date, minutes } = nairobiClock(new Date(at));
  const values = Object.entries(fields).map(
    ([name, value]) => `${name} ${isolated(String(value ?? 'none'))}`,
  );
  const what = values.length > 0 ? `: ${values.join(', ')}` : '';
  const verb = operation.startsWith('update') && values.length === 0 ? 'Restored' : VERBS[operation];
  return `${verb ?? operation}${by ? ` by ${isolated(by)}` : ''} on ${formatDate(date)} at ${timeOf(minutes)}${what}`;
}

/** Who changed a booking, when and what, from servers that keep it. */
export function History({ of: row }: { of: ReservationRow }) {
  const { reservations } = useVenueData();
  const { id, origin, version } = row;
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([]);
  useEffect(() => {
    if (origin !== 'server' || version === undefined) return;
    let isShown = true;
    void reservations.get(id).then(() => isShown && setEntries(reservations.historyOf(id)));
    return () => void (isShown = false);
  }, [reservations, id, origin, version]);
  if (entries.length === 0) return null;
  return (
    <Text as="details" $step="small">
      <summary>History</summary>
      {entries.map((entry) => (
        <p key={entry.at}>{entryText(entry)}</p>
      ))}
    </Text>
  );
}
