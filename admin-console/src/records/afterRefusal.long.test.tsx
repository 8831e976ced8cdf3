import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openMenu } from '../testing/openMenu';
import { saveFile } from '@venue/shared/browser';
import { CHANGES, type ChangeCall } from '../testing/failingCalls';
import { RESERVATIONS } from '../testing/failingLists';
import { fill } from '@venue/shared/testing';
import { openScreen, toasts } from '../testing/openScreen';
import { signInAs } from '../testing/signInAs';
import { liveData, venueServer } from '../testing/venueServer';

jest.mock('@venue/shared/browser', () => ({
  ...jest.requireActual<object>('@venue/shared/browser'),
  saveFile: jest.fn(),
}));

const server = venueServer();

const named = (operations: readonly string[]) =>
  CHANGES.filter(({ operation }) => operations.includes(operation));
const panelOf = ({ list }: ChangeCall) =>
  screen.queryByRole('heading', { name: `Error loading ${list.operation}`, hidden: true });
const inDialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }));

async function refuse({ list, operation, prepare, button }: ChangeCall, kind: string) {
  openScreen(list.Screen, { address: list.address, data: liveData(server) });
  await screen.findAllByText(list.live);
  await prepare();
  await server.fail({ kind, operation });
  const scope = within(screen.queryByRole('alertdialog') ?? screen.getByRole('dialog'));
  await userEvent.click(scope.getByRole('button', { name: button }));
}

async function signIn() {
  await signInAs('owner');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Sign in to the live server' })).not.toBeInTheDocument(),
  );
}

describe.each(named(['deleteStall']))('after a refused $operation', (change) => {
  it.each(['CONFLICT', 'NOT_FOUND'])(
    'Reload brings the table back after a deletion that was refused with %s',
    async (kind) => {
      await refuse(change, kind);
      await waitFor(() => expect(toasts).toHaveLength(1));
      await waitFor(() => expect(panelOf(change)).toBeVisible());
      expect(toasts[0]?.action?.label).toBe('Reload');
      act(() => toasts[0]?.action?.run());
      expect((await screen.findAllByText(change.list.live))[0]).toBeVisible();
      expect(panelOf(change)).not.toBeInTheDocument();
    },
  );

  it('a sign-in to the live server brings the table back after a deletion that was refused with UNAUTHENTICATED', async () => {
    await refuse(change, 'UNAUTHENTICATED');
    await waitFor(() => expect(toasts).toHaveLength(1));
    await waitFor(() => expect(panelOf(change)).toBeVisible());
    await server.fail(null);
    act(() => toasts[0]?.action?.run());
    await signIn();
    expect((await screen.findAllByText(change.list.live))[0]).toBeVisible();
    expect(panelOf(change)).not.toBeInTheDocument();
  });
});

it.each(named(['addStallImage', 'removeStallImage']))(
  'after a refused $operation Reload in the gallery brings the table back',
  async (change) => {
    await refuse(change, 'CONFLICT');
    const dialog = inDialog(/^Gallery Images/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
    expect(panelOf(change)).not.toBeInTheDocument();
    expect(screen.getByRole('table', { hidden: true })).toBeInTheDocument();
  },
);

it.each(named(['updateEvent']))(
  'a record that is gone offers no Reload to $operation, and keeps what was typed',
  async (change) => {
    await refuse(change, 'NOT_FOUND');
    const dialog = inDialog(/^Edit/);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'It has been deleted meanwhile. What you typed is still here.',
    );
    expect(dialog.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  },
);

describe.each([RESERVATIONS])('a refused list of $operation', (list) => {
  it('a refused list offers no sample rows, neither as a file nor in the command palette', async () => {
    await server.fail({ kind: 'FORBIDDEN', operation: list.operation });
    openScreen(list.Screen, { address: list.address, data: liveData(server) });
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'true');
    await screen.findByText(list.failed);
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'true');
    expect(saveFile).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await fill(screen.getByRole('combobox', { name: 'Screen or record' }), list.sample);
    expect(await screen.findByText('Nothing found')).toBeVisible();
  });
});

describe('the state of the data layer on the menu screen', () => {
  it.each([
    [null, 'Stalls · Live server'],
    ['http-500', 'Stalls · Working offline'],
    ['UNAUTHENTICATED', 'Stalls · Sample data: sign in to the live server'],
    ['FORBIDDEN', 'Stalls · Sample data: sign in to the live server'],
  ])('the menu screen says where the names of the stalls come from: %s', async (kind, words) => {
    await server.fail(kind === null ? null : { kind, operation: 'stalls' });
    await openMenu({ data: liveData(server) });
    expect(await screen.findByRole('button', { name: words })).toBeVisible();
    expect(screen.getByText('This device only: lost on reload')).toBeVisible();
  });
});

it('the command palette leads to the sign-in to the live server', async () => {
  openScreen(RESERVATIONS.Screen, { address: RESERVATIONS.address, data: liveData(server, null) });
  await userEvent.keyboard('{Control>}k{/Control}');
  await fill(screen.getByRole('combobox', { name: 'Screen or record' }), 'sign in');
  await userEvent.keyboard('{Enter}');
  await signIn();
  expect((await screen.findAllByText(RESERVATIONS.live))[0]).toBeVisible();
});
