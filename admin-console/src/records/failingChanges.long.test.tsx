import { REFUSALS, SILENT_FAULTS } from '@venue/shared/testing/graphql';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHANGES, TYPED, type ChangeCall } from '../testing/failingCalls';
import { OFFLINE, RESERVATIONS } from '../testing/failingLists';
import { openScreen, toasts } from '../testing/openScreen';
import { liveData, venueServer } from '../testing/venueServer';

const server = venueServer();

/** Opens the live list, gets everything ready, and lets the server fail in this call. */
async function send({ operation, list, prepare, button }: ChangeCall, kind: string) {
  openScreen(list.Screen, { address: list.address, data: liveData(server) });
  await screen.findAllByText(list.live);
  await prepare();
  await server.fail({ kind, operation });
  const scope = within(screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog') ?? document.body);
  await userEvent.click(scope.getByRole('button', { name: button }));
}

describe.each(CHANGES)('the change $operation', (change) => {
  const { operation, list, isDone, failed, refusedIn, field, typed = TYPED } = change;

  it.each(SILENT_FAULTS)(
    'a change is sent once and kept on this device, which a toast says, on %s',
    async (kind) => {
      await send(change, kind);
      await waitFor(() => expect(toasts).toHaveLength(1));
      expect(toasts[0]).toMatchObject({ tone: 'success', text: 'Kept on this device only.' });
      await waitFor(() => expect(isDone()).toBe(true));
      expect(await screen.findByText(OFFLINE)).toBeInTheDocument();
      expect(screen.getByText('1 change is only here so far')).toBeInTheDocument();
      expect(await server.callsOf(operation)).toHaveLength(kind === 'refused' ? 0 : 1);
    },
  );

  it.each(REFUSALS)(
    'a change that the server refuses with %s is not shown as done, and nothing typed is lost',
    async (kind) => {
      await send(change, kind);
      const isGone = kind === 'NOT_FOUND' && ['updateEvent', 'updateStall'].includes(operation);
      const reason = isGone ? 'It has been deleted meanwhile.' : `The server says ${kind}.`;
      if (refusedIn === 'dialog') {
        const problem = await within(screen.getByRole('dialog')).findByRole('alert');
        expect(problem).toHaveTextContent(failed);
        expect(problem).toHaveTextContent(reason);
        // There is nothing on the server that a new record could be loaded from.
        if (operation.startsWith('create'))
          expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
      } else {
        await waitFor(() => expect(toasts).toHaveLength(1));
        expect(toasts[0]).toMatchObject({ tone: 'error', title: failed, text: reason });
      }
      if (refusedIn === 'dialog' && list !== RESERVATIONS)
        // The dialog itself offers the sign-in, and the rows behind it are right.
        expect(screen.queryAllByText(`Error loading ${list.operation}`)).toHaveLength(
          kind === 'UNAUTHENTICATED' ? 0 : 1,
        );
      if (refusedIn === 'panel') {
        await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
        expect(screen.getByText(failed)).toBeVisible();
        expect(screen.queryByRole('table')).not.toBeInTheDocument();
      } else expect(isDone()).toBe(false);
      if (field) expect(screen.getByLabelText(field)).toHaveValue(typed);
      expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
    },
  );
});

it.each(CHANGES)('the change $operation counts as saved when data comes with errors', async (change) => {
  await send(change, 'data-with-errors');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.tone).toBe('success');
  expect(toasts[0]?.text).not.toBe('Kept on this device only.');
  await waitFor(() => expect(change.isDone()).toBe(true));
  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
});
