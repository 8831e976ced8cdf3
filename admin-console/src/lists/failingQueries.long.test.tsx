import { PASSWORD, REFUSALS, SILENT_FAULTS } from '@venue/shared/testing/graphql';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@venue/shared/testing';
import { EVENTS, OFFLINE, RESERVATIONS, STALLS, type ListCall } from '../testing/failingLists';
import { openScreen, toasts } from '../testing/openScreen';
import { liveData, venueServer } from '../testing/venueServer';

const server = venueServer();

const open = ({ Screen, address }: ListCall) => openScreen(Screen, { address, data: liveData(server) });
/** A row's name stands in its buttons too. */
const seen = async (text: string) => (await screen.findAllByText(text))[0];
const chip = (name: string) => screen.findByRole('button', { name });

describe.each([EVENTS, RESERVATIONS, STALLS])('the list of $operation', (list) => {
  it.each(SILENT_FAULTS)('a list shows its samples and says so on %s', async (kind) => {
    await server.fail({ kind, operation: list.operation });
    open(list);
    expect(await screen.findByText(OFFLINE)).toBeVisible();
    expect(await seen(list.sample)).toBeVisible();
    expect(await chip('Working offline')).toBeVisible();
  });

  it('a list uses data that comes with errors', async () => {
    await server.fail({ kind: 'data-with-errors', operation: list.operation });
    open(list);
    expect(await seen(list.live)).toBeVisible();
    expect(await chip('Live server')).toBeVisible();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('One part could not be read.'), '');
  });

  it('a list shows its samples on UNAUTHENTICATED, with the way to sign in', async () => {
    await server.fail({ kind: 'UNAUTHENTICATED', operation: list.operation });
    open(list);
    expect(await seen(list.sample)).toBeVisible();
    await userEvent.click(await chip('Sample data: sign in to the live server'));
    expect(await screen.findByRole('dialog', { name: 'Sign in to the live server' })).toBeVisible();
  });

  it.each(['FORBIDDEN', 'BAD_USER_INPUT'])('a list gives way to the error panel on %s', async (kind) => {
    await server.fail({ kind, operation: list.operation });
    open(list);
    expect(await screen.findByText(list.failed)).toBeVisible();
    expect(screen.getByRole('heading', { name: `Error loading ${list.operation}` })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText(list.sample)).not.toBeInTheDocument();
  });
});

const RECORDS = [
  {
    operation: 'event',
    list: EVENTS,
    dialog: 'Edit Event',
    field: 'Title',
    failed: 'Failed to update event. Please try again.',
  },
  {
    operation: 'stall',
    list: STALLS,
    dialog: 'Edit Stall',
    field: 'Name',
    failed: 'Failed to update stall. Please try again.',
  },
];

describe.each(RECORDS)('the query $operation before its dialog opens', (record) => {
  const { operation, list, dialog, field, failed } = record;

  async function edit(kind: string) {
    open(list);
    await seen(list.live);
    await server.fail({ kind, operation });
    await userEvent.click(screen.getByRole('button', { name: `Edit ${list.live}` }));
  }

  it.each(SILENT_FAULTS)('Edit opens the record in memory on %s, and says so', async (kind) => {
    await edit(kind);
    const opened = within(await screen.findByRole('dialog', { name: dialog }));
    expect(opened.getByLabelText(field)).toHaveValue(list.live);
    expect(screen.getByText(OFFLINE)).toBeInTheDocument();
  });

  it('Edit opens a record that comes with errors', async () => {
    await edit('data-with-errors');
    const opened = within(await screen.findByRole('dialog', { name: dialog }));
    expect(opened.getByLabelText(field)).toHaveValue(list.live);
    expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
  });

  it.each(REFUSALS)('Edit opens nothing on %s: a toast says why, and the table stays', async (kind) => {
    await edit(kind);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ tone: 'error', title: failed, text: `The server says ${kind}.` });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await seen(list.live)).toBeVisible();
  });
});

describe('Sign in to the live server', () => {
  async function signIn(kind: string) {
    openScreen(RESERVATIONS.Screen, { address: RESERVATIONS.address, data: liveData(server, null) });
    await userEvent.click(await chip('Sample data: sign in to the live server'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to the live server' }));
    await fill(dialog.getByLabelText('Email'), 'owner@venue.example');
    await fill(dialog.getByLabelText('Password'), PASSWORD);
    await server.fail({ kind, operation: 'signIn' });
    await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
    return dialog;
  }

  it.each([
    ...SILENT_FAULTS.map((kind) => [kind, 'The live server does not answer. Please try again later.']),
    ...REFUSALS.map((kind) => [kind, `The server says ${kind}.`]),
  ])(
    'the sign-in to the live server says why it failed on %s, and keeps what was typed',
    async (kind = '', reason = '') => {
      const dialog = await signIn(kind);
      expect(await dialog.findByRole('alert')).toHaveTextContent(reason);
      expect(dialog.getByLabelText('Email')).toHaveValue('owner@venue.example');
      expect(dialog.getByLabelText('Password')).toHaveValue(PASSWORD);
      expect(await seen(RESERVATIONS.sample)).toBeInTheDocument();
      await server.fail(null);
      await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
      expect(await seen(RESERVATIONS.live)).toBeVisible();
    },
  );
});
