import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '@venue/shared/browser';
import { fill } from '@venue/shared/testing';
import { reloadPage } from '../lists/reloadPage';
import { openScreen, toasts } from '../testing/openScreen';
import { signInAs } from '../testing/signInAs';
import { liveData, venueServer } from '../testing/venueServer';
import ManageEventsScreen from './ManageEventsScreen';

jest.mock('@venue/shared/browser', () => ({
  ...jest.requireActual<object>('@venue/shared/browser'),
  saveFile: jest.fn(),
}));
jest.mock('../lists/reloadPage', () => ({ reloadPage: jest.fn() }));

const server = venueServer();

const open = () => openScreen(ManageEventsScreen, { address: '/admin/events', data: liveData(server) });
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
  it('an event is fetched again before its dialog opens', async () => {
    const { data } = open();
    await rowOf('Benga');
    const elsewhere = liveData(server);
    await elsewhere.events.load();
    const [row] = elsewhere.events.getState().rows;
    if (!row) throw new Error('An event was expected.');
    await elsewhere.events.update(row, { price: 4321 });
    await userEvent.click((await rowOf('Benga')).getByRole('button', { name: /Edit/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    expect(dialog.getByLabelText('Price (KSh)')).toHaveValue(4321);
    expect(data.events.getState().source).toBe('live');
  });

  it('the table of events returns when the next attempt works', async () => {
    open();
    const dialog = await edit('Second attempt');
    await server.fail({ kind: 'BAD_USER_INPUT', operation: 'updateEvent' });
    await save(dialog);
    await dialog.findByRole('alert');
    await server.fail(null);
    await save(dialog);
    expect((await rowOf('Second attempt')).getByRole('cell', { name: /1,800/ })).toBeVisible();
  });

  it('an event that another administrator saved meanwhile is not overwritten: the dialog says who and when, and Reload keeps what was typed', async () => {
    open();
    const dialog = await edit('Mine');
    const elsewhere = liveData(server, 'host');
    await elsewhere.events.load();
    const [row] = elsewhere.events.getState().rows;
    if (!row) throw new Error('An event was expected.');
    await elsewhere.events.update(row, { title: 'Live: Theirs', price: 4321 });
    await save(dialog);
    const problem = await dialog.findByRole('alert');
    expect(problem).toHaveTextContent('Failed to update event. Please try again.');
    expect(problem).toHaveTextContent(/Brian saved a change first \(\w+, \d+ \w+ \d{4}, \d+:\d+ [AP]M\)\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Reload' }));
    expect(await dialog.findByText('Reloaded. What you typed is still here.')).toBeVisible();
    expect(dialog.getByText('On the server now: Title is “Live: Theirs”.')).toBeVisible();
    expect(dialog.getByLabelText('Title')).toHaveValue('Mine');
    expect(dialog.getByLabelText('Price (KSh)')).toHaveValue(4321);
    expect(dialog.queryByText('Failed to update event. Please try again.')).not.toBeInTheDocument();
    expect(screen.queryByText('Error loading events')).not.toBeInTheDocument();
    await save(dialog);
    expect((await rowOf('Mine')).getByRole('cell', { name: /4,321/ })).toBeVisible();
  });

  it('what is handed over is what was changed on this page, without what a colleague changed meanwhile', async () => {
    const { data } = open();
    await rowOf('Benga');
    const elsewhere = liveData(server, 'host');
    await elsewhere.events.load();
    const [benga, other] = elsewhere.events.getState().rows;
    if (!benga || !other) throw new Error('Two events were expected.');
    await elsewhere.events.update(benga, { price: 4321 });
    await elsewhere.events.remove(other);
    await act(() => data.events.refresh());
    expect(screen.queryByText(new RegExp(other.title))).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hand over the changes' })).toBeNull();
    await save(await edit('Live: Taarab Night'));
    await rowOf('Live: Taarab Night');
    await userEvent.click(screen.getByRole('button', { name: 'Hand over the changes' }));
    const [[, text = ''] = []] = jest.mocked(saveFile).mock.calls;
    expect(JSON.parse(String(text))).toEqual({
      handover: 'events',
      changes: [
        {
          change: 'update',
          name: benga.title,
          after: { title: 'Live: Taarab Night', version: expect.anything() as unknown },
        },
      ],
    });
  });

  it('a server that keeps no versions is saved to all the same: the last save wins, which the console says once', async () => {
    await server.reset({ keepsVersions: false });
    open();
    const dialog = await edit('Mine');
    const notices = () => toasts.filter(({ title }) => title === 'This server keeps no versions');
    expect(notices()).toMatchObject([
      { tone: 'info', text: 'If somebody else edits the same record, the last save wins.' },
    ]);
    const elsewhere = liveData(server, 'host');
    await elsewhere.events.load();
    const [row] = elsewhere.events.getState().rows;
    if (!row) throw new Error('An event was expected.');
    await elsewhere.events.update(row, { title: 'Live: Benga by Brian' });
    await save(dialog);
    await rowOf('Mine');
    await userEvent.click((await rowOf('Coffee')).getByRole('button', { name: /Edit/ }));
    await screen.findByRole('dialog', { name: 'Edit Event' });
    expect(notices()).toHaveLength(1);
  });

  it('before a form opens whose save the live server would refuse, as it has refused others, the sign-in is offered, and then the form opens', async () => {
    const data = liveData(server, null);
    openScreen(ManageEventsScreen, { address: '/admin/events', data });
    await rowOf('Live: Benga Night');
    // The server says that it wants a sign-in.
    await data.reservations.load();
    await userEvent.click(screen.getByRole('button', { name: 'Add Event' }));
    const signIn = within(screen.getByRole('dialog', { name: 'Sign in to the live server' }));
    expect(signIn.getByText(/You are not signed in to the live server yet/)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Add Event' })).not.toBeInTheDocument();
    await signInAs('owner');
    expect(await screen.findByRole('dialog', { name: 'Add Event' })).toBeVisible();
  });

  it('after the sign-in in between the same change of an event is sent, without another press', async () => {
    open();
    const dialog = await edit('Second attempt');
    await server.fail({ kind: 'UNAUTHENTICATED', operation: 'updateEvent' });
    await save(dialog);
    await userEvent.click(await dialog.findByRole('button', { name: 'Sign in to the live server' }));
    expect(dialog.getByLabelText('Title')).toHaveValue('Second attempt');
    await server.fail(null);
    await signInAs('owner');
    await rowOf('Second attempt');
  });

  it('an edit of a sample is not saved to the live event of the same id', async () => {
    await server.fail({ kind: 'http-500' });
    open();
    await userEvent.click((await rowOf('Jazz under the Acacias')).getByRole('button', { name: /Edit/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    await server.fail(null);
    await save(dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent('so nothing was sent');
    expect(dialog.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
    expect(screen.getAllByText('Live: Benga Night')[0]).toBeInTheDocument();
    await save(dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent('so nothing was sent');
    expect(await server.callsOf('updateEvent')).toEqual([]);
  });

  it('a deleted event comes back by Undo', async () => {
    open();
    await userEvent.click((await rowOf('Benga')).getByRole('button', { name: /Delete/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Event' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Event “Live: Benga Night” deleted'));
    expect(screen.queryByRole('row', { name: /Benga/ })).not.toBeInTheDocument();
    toasts[0]?.action?.run();
    await rowOf('Benga');
    await waitFor(() => expect(toasts[1]?.title).toBe('Event “Live: Benga Night” is back'));
    expect(await server.records('events')).toHaveLength(2);
  });

  it('a refused deletion of an event closes the dialog and shows the error panel, whose Try Again reloads the page', async () => {
    await server.fail({ kind: 'FORBIDDEN', operation: 'deleteEvent' });
    open();
    await userEvent.click((await rowOf('Benga')).getByRole('button', { name: /Delete/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Event' }));
    expect(await screen.findByRole('heading', { name: 'Error loading events' })).toBeVisible();
    expect(screen.getByText('Failed to delete event. Please try again.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });
});
