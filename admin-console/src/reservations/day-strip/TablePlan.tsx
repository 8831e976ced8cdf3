import { guestsText } from '@venue/shared/rules';
import type { AdminReservation } from '@venue/shared/types';
import { Button } from '@venue/shared/ui';
import { useState } from 'react';
import { planOfTables } from './planOfTables';
import * as S from './TablePlan.styles';
import { useOpensAt } from './useOpensAt';

interface TablePlanProps {
  date: string;
  /** Of one business day. */
  bookings: readonly AdminReservation[];
  onOpen?: ((booking: AdminReservation) => void) | undefined;
}

/** Who has which table when, as a table: an empty cell is a table that is free. */
export function TablePlan(props: TablePlanProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div>
        <Button
          tone="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setIsOpen((before) => !before)}
        >
          Tables by Time
        </Button>
      </div>
      {isOpen && <Plan key={props.date} {...props} />}
    </>
  );
}

function Plan({ date, bookings, onOpen }: TablePlanProps) {
  const { times, rows } = planOfTables(bookings);
  const scroller = useOpensAt<HTMLDivElement>(date, bookings);
  return (
    // A plan wider than its page can be scrolled by the keyboard too.
    <S.Scroller ref={scroller} role="region" aria-label="Tables by time" tabIndex={0}>
      <S.Plan>
        <thead>
          <tr>
            <th scope="col">Table</th>
            {times.map((time) => (
              <th key={time} scope="col" data-slot>
                {time}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ table, cells }) => (
            <tr key={table}>
              <th scope="row">{table || 'None'}</th>
              {cells.map(({ time, span, bookings: there }) => (
                <td
                  key={time}
                  colSpan={span}
                  data-taken={there.length > 0 || undefined}
                  data-twice={(table !== '' && there.length > 1) || undefined}
                >
                  {there.map((booking) => (
                    <S.Party
                      key={booking.id}
                      type="button"
                      aria-haspopup="dialog"
                      disabled={!onOpen}
                      onClick={() => onOpen?.(booking)}
                    >
                      <bdi>{booking.name?.trim() || booking.id}</bdi>
                      <span>{` ${booking.time}, ${guestsText(booking.guests)}`}</span>
                    </S.Party>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Plan>
    </S.Scroller>
  );
}
