import { SEATING_CAPACITY } from '@venue/shared/limits';
import { addDays, businessClock, formatLongDate, STAFF_DATES } from '@venue/shared/rules';
import type { AdminReservation } from '@venue/shared/types';
import { Button, Cluster, Icon, IconButton, Text, useNow, VisuallyHidden } from '@venue/shared/ui';
import { useMemo, useState } from 'react';
import { bookingsOf, coversOf, sumOf, type DayCovers } from './covers';
import { DayField } from './DayField';
import * as S from './DayStrip.styles';
import { HostList } from './HostList';
import { TablePlan } from './TablePlan';
import { useOpensAt } from './useOpensAt';

interface DayStripProps {
  /** Null while they load: an empty day and an unknown one are not the same. */
  rows: readonly AdminReservation[] | null;
  areExamples?: boolean;
  /** Opens a booking of the plan of tables. */
  onOpen?: (booking: Pick<AdminReservation, 'id'>) => void;
  /** Shows the day's reservations in the table. */
  onShowDay: (date: string) => void;
}

/** One day at a glance: who sits per half-hour against the seats of the venue, and the list for the host stand. */
export function DayStrip({ rows, areExamples = false, onOpen, onShowDay }: DayStripProps) {
  const now = useNow();
  const [chosen, setChosen] = useState<string | null>(null);
  /** Which press of the button is being printed; null where none is. Each press prints, however the last one ended. */
  const [printing, setPrinting] = useState<number | null>(null);
  const date = chosen ?? (now ? businessClock(now).date : '');
  const bookings = useMemo(() => bookingsOf(rows ?? [], date), [rows, date]);
  const day = useMemo(() => coversOf(bookings), [bookings]);
  const isCounting = rows === null;
  const words = isCounting ? 'Counting the covers…' : inWords(day);
  const isFirst = date <= STAFF_DATES.min;
  const isLast = date >= STAFF_DATES.max;
  const go = (days: number) => setChosen(addDays(date, days));

  return (
    <S.Strip aria-labelledby="day-strip">
      <S.Head>
        <div>
          <S.Title id="day-strip">{formatLongDate(date)}</S.Title>
          <Text $step="small" $tabular>
            {words}
          </Text>
        </div>
        <Cluster $gap="s8">
          <IconButton
            icon="chevron-left"
            label="Previous day"
            tone="outlined"
            aria-disabled={isFirst}
            onClick={() => !isFirst && go(-1)}
          />
          <DayField date={date} onDate={setChosen} />
          <IconButton
            icon="chevron-right"
            label="Next day"
            tone="outlined"
            aria-disabled={isLast}
            onClick={() => !isLast && go(1)}
          />
          <Button tone="quiet" onClick={() => onShowDay(date)}>
            Show in List
          </Button>
          <Button tone="quiet" disabled={isCounting} onClick={() => setPrinting((last) => (last ?? 0) + 1)}>
            <Icon name="receipt" size="1.1em" />
            Print List
          </Button>
        </Cluster>
      </S.Head>
      <Bars key={`${date} ${isCounting}`} date={date} bookings={bookings} isCounting={isCounting} />
      {!isCounting && <TablePlan date={date} bookings={bookings} onOpen={onOpen} />}
      {printing !== null && (
        <HostList
          key={printing}
          date={date}
          bookings={bookings}
          words={words}
          areExamples={areExamples}
          onDone={() => setPrinting(null)}
        />
      )}
    </S.Strip>
  );
}

/** "6 covers confirmed, 2 pending. Busiest at 19:00: 4 of 100 seats." */
function inWords({ confirmed, pending, other, peak, untimed }: DayCovers) {
  const besides = other > 0 ? `, ${other} with another status` : '';
  const words = [`${confirmed} covers confirmed, ${pending} pending${besides}.`];
  if (peak) words.push(`Busiest at ${peak.time}: ${peak.covers} of ${SEATING_CAPACITY} seats.`);
  if (untimed > 0) words.push(`${untimed} without a clock time.`);
  return words.join(' ');
}

const share = (covers: number) => `${Math.min(100, (covers / SEATING_CAPACITY) * 100)}%`;

interface BarsProps {
  date: string;
  bookings: readonly AdminReservation[];
  isCounting: boolean;
}

function Bars({ date, bookings, isCounting }: BarsProps) {
  const scroller = useOpensAt<HTMLOListElement>(date, bookings);
  return (
    // A strip wider than its page can be scrolled by the keyboard too.
    <S.Bars
      ref={scroller}
      role="list"
      aria-label={`Covers per half-hour of ${SEATING_CAPACITY} seats`}
      aria-busy={isCounting}
      tabIndex={0}
    >
      {coversOf(bookings).slots.map((slot) => {
        const { time, confirmed, pending, other } = slot;
        const covers = sumOf(slot);
        const isFull = covers > SEATING_CAPACITY;
        return (
          <S.Slot key={time} data-slot data-empty={covers === 0 || undefined} data-full={isFull || undefined}>
            <S.Covers>
              {isCounting ? (
                '\u2026'
              ) : (
                <>
                  <span>{covers}</span>
                  <VisuallyHidden>{` covers${isFull ? ', more than there are seats' : ''} at `}</VisuallyHidden>
                </>
              )}
            </S.Covers>
            <S.Column aria-hidden="true">
              {other > 0 && <S.Other style={{ height: share(other) }} />}
              {pending > 0 && <S.Pending style={{ height: share(pending) }} />}
              {confirmed > 0 && <S.Confirmed style={{ height: share(confirmed) }} />}
            </S.Column>
            <S.Time>{time}</S.Time>
          </S.Slot>
        );
      })}
    </S.Bars>
  );
}
