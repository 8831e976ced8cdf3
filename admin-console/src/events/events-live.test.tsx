import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../testing/fill';
import { reloadPage } from '../console/reloadPage';
import { openScreen, toasts } from '../testing/openScreen';
import { liveData, startVenueServer, type VenueServer } from '../testing/venueServer';
import ManageEventsScreen from './ManageEventsScreen';

jest.setTimeout(30_000); // a busy machine types slowly

jest.mock('../console/reloadPage', () => ({ reloadPage: jest.fn() }));

let server: VenueServer;
beforeAll(async () => {
  server = await startVenueServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.reset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const open = (token: string | null = null) =>
  openScreen(ManageEventsScreen, { address: '/admin/events', data: liveData(server.url, token) });
const rowOf = async (title: string) => within(await screen.findByRole('row', { name: new RegExp(title) }));

async function edit(title: string) {
  await userEvent.click((await rowOf('Benga')).getByRole('button', { name: /Edit/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
  await userEvent.clear(dialog.getByLabelText('Title'));
  await fill(dialog.getByLabelText('Title'), title);
  return dialog;
}
const save = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Update Event' }));

describe('events on the live server', () => {
  it('are asked for again before the dialog edits them', async () => {
    const { data } = open();
    await rowOf('Benga');
    const elsewhere = liveData(server.url);
    await elsewhere.events.load();
    const [row] = elsewhere.events.getState().rows;
    if (!row) throw new Error('An event was expected.');
    await elsewhere.events.update(row, { price: 4321 });
    await userEvent.click((await rowOf('Benga')).getByRole('button', { name: /Edit/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    expect(dialog.getByLabelText('Price (KSh)')).toHaveValue(4321);
    expect(data.events.getState().source).toBe('live');
  });

  it('take an edit, and say so', async () => {
    open();
    await save(await edit('Live: Taarab Night'));
    await rowOf('Live: Taarab Night');
    expect(toasts[0]).toMatchObject({ title: 'Event “Live: Taarab Night” updated', tone: 'success' });
    expect(await server.calls()).toContainEqual(expect.objectContaining({ operationName: 'updateEvent' }));
  });

  it.each(['BAD_USER_INPUT', 'FORBIDDEN', 'UNAUTHENTICATED'])(
    'refuse an edit with %s: the error panel behind, the dialog and what was typed in front',
    async (kind) => {
      open();
      const dialog = await edit('Typed with care');
      await server.fail({ kind, operation: 'updateEvent' });
      await save(dialog);
      const problem = await dialog.findByRole('alert');
      expect(problem).toHaveTextContent('Failed to update event. Please try again.');
      expect(problem).toHaveTextContent(`The server says ${kind}.`);
      expect(dialog.getByLabelText('Title')).toHaveValue('Typed with care');
      expect(screen.getByText('Error loading events')).toBeInTheDocument();
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
      expect(dialog.queryByRole('button', { name: 'Sign in to the live server' }) !== null).toBe(
        kind === 'UNAUTHENTICATED',
      );
    },
  );

  it('show the table again when the next attempt works', async () => {
    open();
    const dialog = await edit('Second attempt');
    await server.fail({ kind: 'BAD_USER_INPUT', operation: 'updateEvent' });
    await save(dialog);
    await dialog.findByRole('alert');
    await server.fail(null);
    await save(dialog);
    expect((await rowOf('Second attempt')).getByRole('cell', { name: /1,800/ })).toBeVisible();
  });

  it('never overwrite what another admin saved meanwhile: who it was, and Reload', async () => {
    open('token-owner');
    const dialog = await edit('Mine');
    const elsewhere = liveData(server.url, 'token-host');
    await elsewhere.events.load();
    const [row] = elsewhere.events.getState().rows;
    if (!row) throw new Error('An event was expected.');
    await elsewhere.events.update(row, { title: 'Live: Theirs' });
    await save(dialog);
    const problem = await dialog.findByRole('alert');
    expect(problem).toHaveTextContent('Failed to update event. Please try again.');
    expect(problem).toHaveTextContent('Brian saved a change first.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(dialog.getByLabelText('Title')).toHaveValue('Live: Theirs'));
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('refuse a new one with the text for adding', async () => {
    await server.fail({ kind: 'BAD_USER_INPUT', operation: 'createEvent' });
    open();
    await rowOf('Benga');
    await userEvent.click(screen.getByRole('button', { name: 'Add Event' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Event' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Event' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to add event. Please try again.');
  });

  it('refuse a deletion: the dialog closes, the error panel stands, Try Again reloads the page', async () => {
    await server.fail({ kind: 'FORBIDDEN', operation: 'deleteEvent' });
    open();
    await userEvent.click((await rowOf('Benga')).getByRole('button', { name: /Delete/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Event' }));
    expect(await screen.findByRole('heading', { name: 'Error loading events' })).toBeVisible();
    expect(screen.getByText('Failed to delete event. Please try again.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('are in error when the list is refused', async () => {
    await server.fail({ kind: 'FORBIDDEN', operation: 'events' });
    open();
    expect(await screen.findByText('Failed to load events. Please try again later.')).toBeVisible();
  });

  it('take the edit in memory when the server has gone', async () => {
    open();
    const dialog = await edit('Only here');
    await server.fail({ kind: 'http-500' });
    await save(dialog);
    await rowOf('Only here');
    await rowOf('Live: Coffee Cupping');
    expect(toasts[0]).toMatchObject({ text: 'Kept on this device only.' });
    expect(screen.getByText('Working offline: changes stay on this device until you reload')).toBeVisible();
  });
});
