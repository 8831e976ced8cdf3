import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ManageEventsScreen from '../events/ManageEventsScreen';
import { openMenu } from '../testing/openMenu';
import ManageReservationsScreen from '../reservations/ManageReservationsScreen';
import { echoIsOver } from '../testing/echoIsOver';
import { openScreen } from '../testing/openScreen';
import { liveData, serverForTests } from '../testing/venueServer';

jest.setTimeout(30_000); // a busy machine types slowly

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const openReservations = async (search = '') => {
  openScreen(ManageReservationsScreen, { address: `/admin/reservations${search}` });
  await screen.findByText('RES-002');
};

/** As somebody without a mouse does. */
async function press(name: string | RegExp) {
  act(() => button(name).focus());
  await userEvent.keyboard('{Enter}');
}
const hasFocus = (name: string | RegExp) => waitFor(() => expect(button(name)).toHaveFocus());

function narrowWindow() {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe.each([
  ['a table', () => undefined],
  ['cards', narrowWindow],
])('in %s the keyboard', (_, setWindow) => {
  beforeEach(setWindow);

  it("goes to the reservation's other step once one is taken", async () => {
    await openReservations();
    await press('Confirm RES-002');
    await hasFocus('Cancel RES-002');
    await echoIsOver();
    await press('Cancel RES-002');
    await hasFocus('Confirm RES-002');
  });

  it('goes to the next reservation when the step takes this one out of what is shown', async () => {
    await openReservations('?status=pending');
    const [first, second] = screen.getAllByRole('button', { name: /^Confirm RES/ });
    if (!first || !second) throw new Error('Two reservations should be pending.');
    act(() => first.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(second).toHaveFocus();
  });

  it('goes to the Delete of the next dish, of the one before, at last to the heading', async () => {
    await openMenu();
    const deletes = () => screen.queryAllByRole('button', { name: /^Delete / });
    await press(deletes()[0]?.textContent ?? '');
    const next = deletes()[1];
    await press('Delete Item');
    await waitFor(() => expect(next).toHaveFocus());

    const [beforeLast, last] = deletes().slice(-2);
    act(() => last?.focus());
    await userEvent.keyboard('{Enter}');
    await press('Delete Item');
    await waitFor(() => expect(beforeLast).toHaveFocus());

    while (deletes().length > 0) {
      await userEvent.keyboard('{Enter}');
      await press('Delete Item');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    }
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Manage Menu' })).toHaveFocus());
  });

  it.each(['Confirm Selected', 'Clear Selection'])('goes to the list after %s', async (step) => {
    await openReservations();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select RES-002' }));
    await press(step);
    await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
    expect(document.activeElement).toHaveAccessibleName('All reservations found');
  });

  it('goes to the list from a button that brought it back', async () => {
    await openReservations();
    await userEvent.type(screen.getByRole('searchbox'), 'no such');
    await press('Clear Search and Filters');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('All reservations found'));
  });
});

describe('the keyboard', () => {
  it('stays where somebody put it meanwhile', async () => {
    const { menuItems } = await openMenu();
    act(() => button('Delete Samosas').focus());
    const search = screen.getByRole('searchbox');
    act(() => search.focus());
    act(() => menuItems.getRows().forEach(({ id }) => menuItems.remove(id)));
    expect(search).toHaveFocus();
  });

  it('stays nowhere when somebody put it away', async () => {
    const { menuItems } = await openMenu();
    act(() => button('Delete Samosas').focus());
    await act(async () => button('Delete Samosas').blur());
    await act(async () => menuItems.getRows().forEach(({ id }) => menuItems.remove(id)));
    expect(document.body).toHaveFocus();
  });

  it('returns to where it was in the page when a toast goes', async () => {
    await openMenu();
    act(() => button('Edit Samosas').focus());
    const toast = document.createElement('button');
    document.body.append(toast);
    toast.focus();
    toast.remove();
    await hasFocus('Edit Samosas');
  });

  it('does not take the next step by a key that is still held down', async () => {
    await openReservations();
    await press('Confirm RES-002');
    await hasFocus('Cancel RES-002');
    expect(fireEvent.keyDown(button('Cancel RES-002'), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button('Cancel RES-002'), { key: 'Enter' })).toBe(true);
  });
});

describe('with a server the keyboard', () => {
  const server = serverForTests();

  it('goes on to the next event after a deletion', async () => {
    openScreen(ManageEventsScreen, { address: '/admin/events', data: liveData(server) });
    await screen.findByRole('button', { name: 'Delete Live: Benga Night' });
    await press('Delete Live: Benga Night');
    await press('Delete Event');
    await hasFocus('Delete Live: Coffee Cupping');
  });

  it('stays in the row of a status that is refused', async () => {
    await server.fail({ kind: 'FORBIDDEN', operation: 'updateReservationStatus' });
    openScreen(ManageReservationsScreen, { address: '/admin/reservations', data: liveData(server) });
    await screen.findByText('Live Guest One');
    await press('Confirm RES-001');
    await waitFor(() => expect(button('Confirm RES-001')).toBeVisible());
    const row = screen.getByRole('row', { name: /RES-001/ });
    expect(within(row).getAllByRole('button')).toContain(document.activeElement);
  });
});
