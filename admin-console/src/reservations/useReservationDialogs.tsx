import type { ReservationRow } from '@venue/shared/graphql';
import { Button, type Elements } from '@venue/shared/ui';
import type { ResourceList } from '../lists/useResourceList';
import { useStateOfPath } from '../console/useStateOfPath';
import { useVenueData } from '../data/VenueData';
import { useMay } from '../people/usePerson';
import { DeleteDialog } from '../records/DeleteDialog';
import { failedTo } from '../records/problem';
import { sayThatLastSaveWins } from '../records/sayThatLastSaveWins';
import { toastFailure } from '../records/toastFailure';
import { toastSaved } from '../records/toastSaved';
import { undoOf } from '../records/undoOf';
import { useBusy } from '../records/useBusy';
import { useLiveSignIn, useSignInBefore } from '../source/LiveSignInProvider';
import { EditReservationDialog } from './EditReservationDialog';
import { GuestVisits } from './GuestVisits';
import { History } from './History';
import { ReservationDialog } from './ReservationDialog';
import { rowKey } from './hostNotes';
import { isDecision } from './tell-guest/guestMessage';
import { TellGuest } from './tell-guest/TellGuest';
import { TellGuestsDialog } from './tell-guest/TellGuestsDialog';

type Step =
  | { of: 'full' | 'deletion'; id: string }
  | { of: 'guests'; ids: readonly string[] }
  | { of: 'form'; record: ReservationRow };

/**
 * The dialogs about bookings, one at a time: a booking in full, from there its form, or the question before it is deleted;
 * what to tell guests. Render `dialogs` beside the rows.
 */
export function useReservationDialogs({
  state,
}: Pick<Required<ResourceList<ReservationRow>>['live'], 'state'>) {
  const { reservations } = useVenueData();
  const { rows, origin, unsaved } = state;
  /** The server does not know it yet, so neither should the guest. */
  const isUnsaved = ({ id }: ReservationRow) => origin === 'server' && unsaved.some((each) => each.id === id);
  const signIn = useLiveSignIn();
  const signInBefore = useSignInBefore(state);
  const may = useMay();
  const [opened, setOpened] = useStateOfPath<{ step: Step; origin: typeof origin } | null>(null);
  const [isBusy, run] = useBusy();
  const close = () => setOpened(null);
  const go = (step: Step) => setOpened({ step, origin });
  const step = opened?.step;
  // As the list has it now; a sample is not the server's record of the same id.
  const known = opened?.origin === origin ? rows : [];
  const row = step && 'id' in step ? known.find(({ id }) => id === step.id) : undefined;

  const toast = (change: 'update' | 'delete', failure: Parameters<typeof toastFailure>[1]) =>
    toastFailure(failedTo(change, 'reservation'), failure, {
      signIn,
      reload: () => void reservations.load(),
    });

  async function edit(booking: ReservationRow) {
    const outcome = await run(() => reservations.open(booking));
    if (!outcome.ok) return toast('update', outcome.failure);
    sayThatLastSaveWins(outcome.value);
    const form: Step = { of: 'form', record: outcome.value };
    // Whoever has closed the booking meanwhile wants no form.
    setOpened((now) =>
      now?.step.of === 'full' && now.step.id === booking.id ? { ...now, step: form } : now,
    );
  }

  async function remove(booking: ReservationRow) {
    const outcome = await reservations.remove(booking);
    close();
    if (!outcome.ok) return toast('delete', outcome.failure);
    const name = `Reservation “${booking.id}”`;
    toastSaved(
      `${name} deleted`,
      outcome,
      undoOf(reservations, booking, name, (failure) => toast('update', failure)),
    );
  }

  const dialogs: Elements = (
    <>
      {row && step?.of === 'full' && (
        <ReservationDialog
          reservation={row}
          onClose={close}
          actions={
            <>
              {may('deleteReservation') && (
                <Button tone="quiet" onClick={() => signInBefore(() => go({ of: 'deletion', id: row.id }))}>
                  Delete
                </Button>
              )}
              <Button busy={isBusy} onClick={() => signInBefore(() => void edit(row))}>
                Edit
              </Button>
            </>
          }
        >
          <>
            {isDecision(row.status) && (
              <TellGuest noteId={rowKey(row)} about={row.status} booking={row} isUnsaved={isUnsaved(row)} />
            )}
            <GuestVisits of={row} rows={known} />
            <History of={row} />
          </>
        </ReservationDialog>
      )}
      {step?.of === 'guests' && (
        <TellGuestsDialog
          bookings={known.filter(({ id }) => step.ids.includes(id))}
          noteIdOf={rowKey}
          isUnsaved={isUnsaved}
          onClose={close}
        />
      )}
      {step?.of === 'form' && <EditReservationDialog record={step.record} rows={rows} onClose={close} />}
      <DeleteDialog
        what="reservation"
        label="Delete Reservation"
        name={row && step?.of === 'deletion' ? row.id : null}
        onDelete={async () => row && remove(row)}
        onClose={close}
      />
    </>
  );

  return {
    dialogs,
    isUnsaved,
    open: ({ id }: Pick<ReservationRow, 'id'>) => go({ of: 'full', id }),
    tell: (bookings: readonly ReservationRow[]) => go({ of: 'guests', ids: bookings.map(({ id }) => id) }),
  };
}
