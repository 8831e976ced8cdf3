// requirements 3, Reservation
import type { ReservationRow } from '@venue/shared/graphql';
import { businessClock } from '@venue/shared/rules';
import type { ReservationStatus } from '@venue/shared/types';
import { ButtonLink, isRepeatClick, useFocusAfterRemoval, useNow } from '@venue/shared/ui';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useVenueData } from '../data/VenueData';
import { ListScreen } from '../lists/ListScreen';
import { ListTable } from '../lists/table/ListTable';
import { focusRowName } from '../lists/table/RowName';
import { useSelection } from '../lists/table/useSelection';
import { useResourceList } from '../lists/useResourceList';
import { AddButton } from '../records/AddButton';
import { useBusy } from '../records/useBusy';
import { useSignInBefore } from '../source/LiveSignInProvider';
import { useNewDialog } from '../records/useNewDialog';
import { BulkBar } from './BulkBar';
import { DayStrip } from './day-strip/DayStrip';
import { isTold, rowKey, useHostNotes } from './hostNotes';
import { NewReservationDialog } from './NewReservationDialog';
import { RequestQueue } from './RequestQueue';
import { Place } from './RequestQueue.styles';
import { requestsToAnswer, upcomingFirst } from './requests';
import { reservationsResource } from './reservationsResource';
import { reservationsScreen, TONIGHT_PATH } from './reservationsScreen';
import { StatusActions } from './StatusActions';
import { isDecision } from './tell-guest/guestMessage';
import { TellBar } from './tell-guest/TellBar';
import { Tonight } from './tonight/Tonight';
import { useReservationDialogs } from './useReservationDialogs';
import { useStatusChange } from './useStatusChange';

/** The list, or the day for the host stand (`TONIGHT_PATH`). */
export default function ManageReservationsScreen() {
  const { search } = useLocation();
  // The link from one to the other goes with it.
  useFocusAfterRemoval();
  return new URLSearchParams(search).get('view') === 'tonight' ? <Tonight /> : <ReservationList />;
}

function ReservationList() {
  const { reservations } = useVenueData();
  const now = useNow();
  const today = now ? businessClock(now).date : '';
  const order = useMemo(() => upcomingFirst(today), [today]);
  const list = useResourceList(reservations, reservationsResource, order);
  const { phase, rows, origin } = list.live.state;
  const selection = useSelection(list.found, origin);
  const setStatus = useStatusChange();
  const adding = useNewDialog(reservationsScreen);
  const signInBefore = useSignInBefore(list.live.state);
  const [isBusy, run] = useBusy();
  const { open, tell, dialogs } = useReservationDialogs(list.live);
  const notes = useHostNotes();
  const isKnownBy = (row: ReservationRow) => isTold(notes.of(rowKey(row)), row);
  /** Changed in one step with others. */
  const [decided, setDecided] = useState<readonly string[]>([]);
  const toTell = rows.filter(
    (row) => decided.includes(rowKey(row)) && isDecision(row.status) && !isKnownBy(row),
  );

  const rowActions = (row: ReservationRow) => (
    <StatusActions
      row={row}
      isTold={isKnownBy(row)}
      onTell={() => tell([row])}
      onSet={(status, event) => {
        if (isRepeatClick(event)) return;
        // The pressed button goes, and one Enter too many must not press the opposite one.
        focusRowName(row.id, { preventScroll: event.detail > 0 });
        void setStatus([row], status);
      }}
    />
  );

  async function setSelected(status: ReservationStatus) {
    const { changed, skipped } = await run(() => setStatus(selection.rows, status));
    const done = new Set([...changed.map(({ row }) => row.id), ...skipped]);
    selection.set(
      selection.rows.filter(({ id }) => done.has(id)),
      false,
    );
    setDecided(changed.map(({ row }) => rowKey(row)));
  }

  return (
    <>
      <ListScreen
        list={list}
        head={{
          actions: (
            <>
              <ButtonLink tone="quiet" to={TONIGHT_PATH}>
                Tonight
              </ButtonLink>
              <AddButton onClick={() => signInBefore(adding.open)}>New Reservation</AddButton>
            </>
          ),
        }}
        above={
          phase !== 'failed' && (
            <>
              <Place>
                {now && phase === 'ready' && origin === 'server' && (
                  <RequestQueue
                    requests={requestsToAnswer(rows, today)}
                    now={now}
                    onOpen={open}
                    onConfirm={(row) => void setStatus([row], 'confirmed')}
                  />
                )}
              </Place>
              <DayStrip
                rows={phase === 'ready' ? rows : null}
                areExamples={origin === 'samples'}
                onOpen={open}
                onShowDay={(date) => list.url.change({ search: date })}
              />
            </>
          )
        }
        bulk={
          selection.rows.length > 0 ? (
            <BulkBar
              count={selection.rows.length}
              busy={isBusy}
              onSet={(status) => void setSelected(status)}
              onClear={selection.clear}
            />
          ) : (
            toTell.length > 0 && (
              <TellBar count={toTell.length} onTell={() => tell(toTell)} onDismiss={() => setDecided([])} />
            )
          )
        }
      >
        <ListTable
          list={list}
          rowActions={rowActions}
          onOpen={open}
          selection={selection}
          isUnderBar={selection.rows.length > 0 || toTell.length > 0}
        />
      </ListScreen>
      {dialogs}
      {adding.isOpen && <NewReservationDialog onClose={adding.close} />}
    </>
  );
}
