import type { ReservationRow } from '@venue/shared/graphql';
import type { ReservationStatus } from '@venue/shared/types';
import { isRepeatClick } from '@venue/shared/ui';
import { useVenueData } from '../data/VenueData';
import { ListScreen } from '../lists/ListScreen';
import { ListTable } from '../lists/table/ListTable';
import { focusRowName } from '../lists/table/RowName';
import { useSelection } from '../lists/table/useSelection';
import { useResourceList } from '../lists/useResourceList';
import { AddButton } from '../records/AddButton';
import { useBusy } from '../records/useBusy';
import { useNewDialog } from '../records/useNewDialog';
import { BulkBar } from './BulkBar';
import { DayStrip } from './day-strip/DayStrip';
import { NewReservationDialog } from './NewReservationDialog';
import { reservationsResource } from './reservationsResource';
import { reservationsScreen } from './reservationsScreen';
import { StatusActions } from './StatusActions';
import { useReservationDialogs } from './useReservationDialogs';
import { useStatusChange } from './useStatusChange';

export default function ManageReservationsScreen() {
  const { reservations } = useVenueData();
  const list = useResourceList(reservations, reservationsResource);
  const { phase, rows, origin } = list.live.state;
  const selection = useSelection(list.found, origin);
  const setStatus = useStatusChange();
  const adding = useNewDialog(reservationsScreen);
  const [isBusy, run] = useBusy();
  const { open, dialogs } = useReservationDialogs(list.live);

  const rowActions = (row: ReservationRow) => (
    <StatusActions
      row={row}
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
  }

  return (
    <>
      <ListScreen
        list={list}
        head={{ actions: <AddButton onClick={adding.open}>New Reservation</AddButton> }}
        above={
          phase !== 'failed' && (
            <DayStrip
              rows={phase === 'ready' ? rows : null}
              onShowDay={(date) => list.url.change({ search: date })}
            />
          )
        }
        bulk={
          selection.rows.length > 0 && (
            <BulkBar
              count={selection.rows.length}
              busy={isBusy}
              onSet={(status) => void setSelected(status)}
              onClear={selection.clear}
            />
          )
        }
      >
        <ListTable list={list} rowActions={rowActions} onOpen={open} selection={selection} />
      </ListScreen>
      {dialogs}
      {adding.isOpen && <NewReservationDialog onClose={adding.close} />}
    </>
  );
}
