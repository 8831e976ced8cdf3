import { formatKsh, groupDigits, nairobiDate, WEEKDAY_NAMES, weekdayOf } from '@venue/shared/rules';
import type { AdminReservation, Order } from '@venue/shared/types';
import { useNow } from '@venue/shared/ui';
import { capitalized } from '@venue/shared/status';
import { useMemo } from 'react';
import { Columns } from './Dashboard.styles';
import { Figure } from './Figure';
import { byStatus, coversAhead, latestTotals, sumOf, type Bar } from './chartBars';

interface FiguresProps {
  /** Null while they are not known: on their way, or refused. */
  reservations: readonly AdminReservation[] | null;
  orders: readonly Order[];
}

const plain = String;
/** In place of a number that is not known: 0 would be a claim. */
const UNKNOWN = '–';
const NOT_KNOWN = 'Known once the reservations are here';
/** "Sat 21". */
const weekday = ({ label: date }: Bar) =>
  `${WEEKDAY_NAMES[weekdayOf(date)].slice(0, 3)} ${Number(date.slice(-2))}`;
/** The axis says KSh already. */
const digits = (ksh: number) => groupDigits(Math.round(ksh));

/** What is coming and what came in, in numbers. */
export function Figures({ reservations, orders }: FiguresProps) {
  const now = useNow();
  const today = now && nairobiDate(now);
  const covers = useMemo(
    () => (today && reservations ? coversAhead(reservations, today) : []),
    [reservations, today],
  );
  const statuses = useMemo(() => (reservations ? byStatus(reservations) : []), [reservations]);
  const totals = useMemo(() => latestTotals(orders), [orders]);
  return (
    <Columns $min="19rem">
      <Figure
        title="Covers in the next 7 days"
        value={reservations ? sumOf(covers) : UNKNOWN}
        bars={covers}
        words={{ label: weekday, value: plain }}
        empty={NOT_KNOWN}
      />
      <Figure
        title="Reservations by status"
        value={reservations?.length ?? UNKNOWN}
        bars={statuses}
        words={{ label: ({ label }) => capitalized(label), value: plain }}
        empty={NOT_KNOWN}
      />
      <Figure
        title="Latest orders not cancelled, in KSh"
        value={formatKsh(sumOf(totals))}
        bars={totals}
        words={{ label: ({ label }) => label.replace(/^ORD-/, '#'), value: digits }}
        empty={orders.length > 0 ? 'All orders are cancelled' : 'No orders yet'}
      />
    </Columns>
  );
}
