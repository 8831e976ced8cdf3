// decisions, Tonight
import type { ReservationRow } from '@venue/shared/graphql';
import { businessClock, formatLongDate, nairobiClock, timeOf } from '@venue/shared/rules';
import { paths } from '@venue/shared/paths';
import {
  BackLink,
  Banner,
  Button,
  EmptyState,
  Icon,
  isRepeatClick,
  LoadingState,
  PageHeader,
  StorageNotices,
  useNow,
} from '@venue/shared/ui';
import { useState } from 'react';
import { useLiveList } from '../../data/useLiveList';
import { useVenueData } from '../../data/VenueData';
import { FailedList } from '../../lists/FailedList';
import { ScreenTopBar } from '../../palette/GoToButton';
import { SourceChip } from '../../source/SourceChip';
import { SourceNotices } from '../../source/SourceNotices';
import { bookingsOf } from '../day-strip/covers';
import { HostList, HostSheet } from '../day-strip/HostList';
import { usePrintedByBrowser } from '../day-strip/onPrintEnd';
import { isTold, rowKey, useHostNotes } from '../hostNotes';
import { tableClashes } from '../tableClashes';
import { RemindButton } from '../tell-guest/RemindButton';
import { StatusActions } from '../StatusActions';
import { useAttendance } from '../useAttendance';
import { useReservationDialogs } from '../useReservationDialogs';
import { useStatusChange } from '../useStatusChange';
import { ATTENDANCE_LABELS, attendanceOf } from './attendance';
import { dayInWords } from './dayInWords';
import * as S from './Tonight.styles';
import { TonightRow } from './TonightRow';

/** Before the clock is known. */
const NO_DAY = { date: '', minutes: 0 };

/** Today for the host stand: who comes when, at which table, who is here and who is late. It refreshes itself. */
export function Tonight() {
  const { reservations } = useVenueData();
  const state = useLiveList(reservations);
  const { rows, phase, origin, source, refreshing } = state;
  const notes = useHostNotes();
  const marks = useAttendance();
  const now = useNow();
  const { open, tell, isUnsaved, dialogs } = useReservationDialogs({ state });
  const setStatus = useStatusChange();
  /** Which press of the button is being printed; null where none is. */
  const [printing, setPrinting] = useState<number | null>(null);
  const isPrintedByBrowser = usePrintedByBrowser();
  const { date, minutes } = now ? businessClock(now) : NO_DAY;
  const bookings = bookingsOf(rows, date);
  const parties = bookings.map((row) => ({ row, attendance: attendanceOf(row, marks.of(row), minutes) }));
  const words = dayInWords(parties);
  const isKnown = phase === 'ready' || rows.length > 0;

  const sheet = {
    ...{ date, bookings, words, areExamples: origin === 'samples' },
    seated: (row: ReservationRow) => {
      const mark = marks.of(row);
      if (!mark || mark.as === 'late') return '';
      const isHere = mark.as === 'arrived' || mark.as === 'seated';
      return isHere ? timeOf(nairobiClock(new Date(mark.at)).minutes) : ATTENDANCE_LABELS[mark.as];
    },
  };

  return (
    <>
      <ScreenTopBar>
        <BackLink to={paths.adminReservations()}>All Reservations</BackLink>
      </ScreenTopBar>
      <PageHeader
        voice="console"
        title="Tonight"
        lead={formatLongDate(date)}
        actions={
          <>
            <SourceChip source={source} refreshing={refreshing} />
            <RemindButton rows={rows} today={date} isUnsaved={isUnsaved} />
            <Button tone="quiet" disabled={!isKnown} onClick={() => setPrinting((last) => (last ?? 0) + 1)}>
              <Icon name="receipt" size="1.1em" />
              Print List
            </Button>
          </>
        }
      />
      <SourceNotices state={state} list={reservations} />
      <StorageNotices damaged={notes.damaged} isUnsaved={notes.isUnsaved} />
      {phase === 'failed' && isKnown && (
        <Banner tone="bad" live title="Failed to load reservations. Please try again later.">
          What stands here may be out of date.
        </Banner>
      )}
      {isKnown ? (
        <>
          <S.Words role="status">{words}</S.Words>
          {parties.length === 0 && <EmptyState title="Nobody has booked for today" motif="table" />}
          <S.Parties role="list" aria-label="Parties of today">
            {parties.map(({ row, attendance }) => (
              <TonightRow
                key={row.id}
                booking={row}
                attendance={attendance}
                clashes={tableClashes(bookings, row)}
                onMark={(as) => void marks.set(row, as)}
                onOpen={() => open(row)}
              >
                <StatusActions
                  row={row}
                  isTold={isTold(notes.of(rowKey(row)), row)}
                  onTell={() => tell([row])}
                  onSet={(status, event) => !isRepeatClick(event) && void setStatus([row], status)}
                />
              </TonightRow>
            ))}
          </S.Parties>
        </>
      ) : phase === 'failed' ? (
        <FailedList many="reservations" />
      ) : (
        <LoadingState label="Loading reservations..." />
      )}
      {dialogs}
      {printing !== null && <HostList key={printing} {...sheet} onDone={() => setPrinting(null)} />}
      {isPrintedByBrowser && isKnown && printing === null && <HostSheet {...sheet} />}
    </>
  );
}
