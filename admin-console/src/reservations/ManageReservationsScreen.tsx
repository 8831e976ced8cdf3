import type { AdminReservation, ReservationStatus } from '@venue/shared/types';
import { Button, Icon, isRepeatClick } from '@venue/shared/ui';
import { useCallback, useState, type MouseEvent } from 'react';
import { ConsoleScreen } from '../console/ConsoleScreen';
import { useVenueData } from '../data/VenueData';
import { ButtonPlaceholder } from '../lists/table/ButtonPlaceholder';
import { ListTools } from '../lists/ListTools';
import { EmptyList, ListBody } from '../lists/ListBody';
import { ListHead } from '../lists/ListScreen';
import { ListTable } from '../lists/table/ListTable';
import { focusRowName } from '../lists/table/RowName';
import { SearchAndFilters } from '../lists/SearchAndFilters';
import { SourceChip, SourceNotices } from '../source/SourceBar';
import { useDialog } from '../records/useDialog';
import { useResourceList } from '../lists/useResourceList';
import { useSelection } from '../lists/table/useSelection';
import { BulkBar } from './BulkBar';
import { DayStrip } from './day-strip/DayStrip';
import { NewReservationDialog } from './NewReservationDialog';
import { ReservationDialog } from './ReservationDialog';
import { reservationsResource } from './reservationsResource';
import { useStatusChange } from './useStatusChange';

const { words } = reservationsResource;

export default function ManageReservationsScreen() {
  return (
    <ConsoleScreen>
      <ManageReservations />
    </ConsoleScreen>
  );
}

function ManageReservations() {
  const { reservations } = useVenueData();
  const list = useResourceList(reservations, reservationsResource);
  const { state, found, url, isNarrowed } = list;
  const selection = useSelection(found, state.origin);
  const setStatus = useStatusChange();
  const [isAdding, setIsAdding] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { subject, open, close } = useDialog<{ id: string; origin: typeof state.origin }>();
  // As the list has it now; a sample is not the server's record of the same id.
  const opened = subject?.origin === state.origin && state.rows.find(({ id }) => id === subject.id);
  const { origin } = state;
  const openRow = useCallback(({ id }: AdminReservation) => open({ id, origin }), [open, origin]);

  const rowActions = useCallback(
    (row: AdminReservation) => (
      <StatusActions
        row={row}
        onSet={(status, event) => {
          if (isRepeatClick(event)) return;
          // Neither the pressed button, which goes, nor the opposite one, which an Enter too many would press.
          focusRowName(row.id, { preventScroll: event.detail > 0 });
          void setStatus([row], status);
        }}
      />
    ),
    [setStatus],
  );

  const { change } = url;
  const showDay = useCallback((date: string) => change({ search: date }), [change]);

  async function setSelected(status: ReservationStatus) {
    setIsBusy(true);
    const { changed, skipped } = await setStatus(selection.rows, status);
    setIsBusy(false);
    const done = new Set([...changed.map(({ row }) => row.id), ...skipped]);
    selection.set(
      selection.rows.filter(({ id }) => done.has(id)),
      false,
    );
  }

  return (
    <>
      <ListHead
        words={words}
        count={state.phase === 'ready' ? found.length : null}
        chip={<SourceChip source={state.source} refreshing={state.refreshing} />}
        actions={
          <Button onClick={() => setIsAdding(true)}>
            <Icon name="plus" size="1.1em" />
            New Reservation
          </Button>
        }
      />
      <SourceNotices state={state} list={list} />
      {state.phase !== 'failed' && (
        <DayStrip rows={state.phase === 'ready' ? state.rows : null} onShowDay={showDay} />
      )}
      <SearchAndFilters resource={reservationsResource} url={url}>
        <ListTools resource={reservationsResource} list={list} />
      </SearchAndFilters>
      <ListBody
        words={words}
        phase={state.phase}
        empty={
          found.length === 0 ? (
            <EmptyList many={words.many} isNarrowed={isNarrowed} onClear={url.clear} />
          ) : null
        }
      >
        <ListTable
          resource={reservationsResource}
          list={list}
          rowActions={rowActions}
          onOpen={openRow}
          selection={selection}
        />
      </ListBody>
      {selection.rows.length > 0 && (
        <BulkBar
          count={selection.rows.length}
          busy={isBusy}
          onSet={(status) => void setSelected(status)}
          onClear={selection.clear}
        />
      )}
      {opened && <ReservationDialog reservation={opened} onClose={close} />}
      {isAdding && <NewReservationDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}

interface StatusActionsProps {
  row: AdminReservation;
  onSet: (status: ReservationStatus, event: MouseEvent) => void;
}

/**
 * Spec 2: Confirm is hidden when already confirmed, Cancel when already cancelled. Each has a place of its own in the
 * table, so that neither comes under a finger that pressed the other.
 */
function StatusActions({ row, onSet }: StatusActionsProps) {
  return (
    <>
      {row.status === 'confirmed' ? (
        <ButtonPlaceholder label="Confirm" />
      ) : (
        <Button
          tone={row.status === 'pending' ? 'primary' : 'quiet'}
          size="small"
          onClick={(event) => onSet('confirmed', event)}
          aria-label={`Confirm ${row.id}`}
        >
          Confirm
        </Button>
      )}
      {row.status === 'cancelled' ? (
        <ButtonPlaceholder label="Cancel" />
      ) : (
        <Button
          tone="quiet"
          size="small"
          onClick={(event) => onSet('cancelled', event)}
          aria-label={`Cancel ${row.id}`}
        >
          Cancel
        </Button>
      )}
    </>
  );
}
