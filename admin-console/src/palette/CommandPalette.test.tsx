import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import AdminDashboardScreen from '../dashboard/AdminDashboardScreen';
import ManageEventsScreen from '../events/ManageEventsScreen';
import ManageMenuScreen from '../menu/ManageMenuScreen';
import { openMenu } from '../testing/openMenu';
import ManageOrdersScreen from '../orders/ManageOrdersScreen';
import { ORDERS } from '../testing/openOrders';
import ManageReservationsScreen from '../reservations/ManageReservationsScreen';
import ManageStallsScreen from '../stalls/ManageStallsScreen';
import { fill } from '@venue/shared/testing';
import { openScreen } from '../testing/openScreen';
import { liveData, venueServer } from '../testing/venueServer';

const open = (visit: Parameters<typeof openScreen>[1] = {}) =>
  openScreen(AdminDashboardScreen, { address: '/admin/dashboard', ...visit });
const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Screen or record' });
const options = () =>
  within(screen.getByRole('dialog', { name: 'Go to' }))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

async function find(text: string) {
  if (!screen.queryByRole('dialog', { name: 'Go to' })) await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.clear(search());
  await fill(search(), text);
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('Ctrl+K', () => {
  it('the command palette leads to any screen', async () => {
    const { router } = open();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(search()).toHaveFocus();
    await fill(search(), 'stalls');
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Manage Stalls');
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/admin/stalls');
  });

  it('the command palette leaves Enter and the arrows to an input method, and opens on a Russian layout', async () => {
    const { router } = open();
    fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });
    await fill(search(), 'manage');
    const chosen = () => screen.getByRole('option', { selected: true }).textContent;
    const first = chosen();
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(search(), { key: 'ArrowDown', ...composing });
      fireEvent.keyDown(search(), { key: 'Enter', ...composing });
    }
    expect(chosen()).toBe(first);
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });

  it('the command palette finds a guest by phone number, however it is spelled', async () => {
    open();
    await screen.findByText('10 in total');
    for (const spelled of ['+254700000101', '0700 000 101', '700-000-101', '00254 700 000 101']) {
      await find(spelled);
      expect(options()).toEqual([expect.stringContaining('Achieng Otieno')]);
    }
  });

  it('the command palette leads to any record, selected by the arrow keys', async () => {
    const { router } = open();
    await screen.findByText('10 in total');
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await fill(search(), 'res-00');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('RES-002 · Brian Mwangi');
    await userEvent.keyboard('{Enter}');
    expect(router.state.location).toMatchObject({
      pathname: '/admin/reservations',
      search: '?only=sample%3ARES-002',
    });
  });

  it('the command palette finds the records of every list', async () => {
    const { router } = open({ account: { orders: ORDERS } });
    await screen.findByText('10 in total');
    for (const [typed, name, address] of [
      ['RES-002', 'RES-002 · Brian Mwangi', '/admin/reservations?only=sample%3ARES-002'],
      ['jazz', 'Jazz under the Acacias', '/admin/events?only=sample%3A1'],
      ['butchery', 'Tysons Butchery', '/admin/stalls?only=sample%3A2'],
      ['samosa', 'Samosas', '/admin/menu?only=1'],
      ['ORD-002', 'ORD-002', '/admin/orders?only=ORD-002'],
      ['tonight', 'Tonight', '/admin/reservations?view=tonight'],
    ] as const) {
      await find(typed);
      expect(options()).toEqual([expect.stringContaining(name)]);
      await userEvent.keyboard('{Enter}');
      const { pathname, search: query } = router.state.location;
      expect(pathname + query).toBe(address);
    }
  });

  it('the command palette follows the text in its field, however fast Enter is pressed', async () => {
    const { router } = open();
    await userEvent.keyboard('{Control>}k{/Control}');
    act(() => {
      fireEvent.change(search(), { target: { value: 'orders' } });
      fireEvent.keyDown(search(), { key: 'Enter' });
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/orders'));
  });

  it('the command palette says when nothing is found', async () => {
    open();
    await find('zzz');
    expect(await screen.findByText('Nothing found')).toBeVisible();
  });

  it('the command palette closes by one Escape, whatever is typed', async () => {
    open();
    await find('orders');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it.each<[string, ComponentType]>([
  ['dashboard', AdminDashboardScreen],
  ['reservations', ManageReservationsScreen],
  ['events', ManageEventsScreen],
  ['stalls', ManageStallsScreen],
  ['menu', ManageMenuScreen],
  ['orders', ManageOrdersScreen],
])('/admin/%s has a button that opens the command palette', async (path, Screen) => {
  openScreen(Screen, { address: `/admin/${path}` });
  await userEvent.click(screen.getByRole('button', { name: 'Go to…' }));
  expect(search()).toHaveFocus();
});

describe('a record found with Ctrl+K', () => {
  it('a record from the command palette is shown alone in its list until Show All or another search', async () => {
    const { router } = await openMenu({ address: { pathname: '/admin/menu', search: '?only=1' } });
    expect(screen.getByText('1 menu item')).toBeVisible();
    expect(screen.getByText(/^Only the menu item you chose is shown\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
    expect(screen.getAllByRole('row').length).toBeGreaterThan(2);
    await waitFor(() => expect(router.state.location.search).toBe(''));

    // The address that was written is rendered in a transition.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await act(() => router.navigate('/admin/menu?only=1'));
    expect(screen.getByText('1 menu item')).toBeVisible();
    await fill(screen.getByRole('searchbox'), 'grilled tilapia');
    expect(screen.getByRole('row', { name: /Grilled Tilapia/ })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?q=grilled+tilapia'));
  });

  it('a record that is gone leaves its list empty, and Clear brings the others back', async () => {
    await openMenu({ address: { pathname: '/admin/menu', search: '?only=999' } });
    expect(screen.getByRole('heading', { name: 'No menu items found' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search and Filters' }));
    expect(screen.getAllByRole('row').length).toBeGreaterThan(2);
  });
});

describe('a weekly series of events with one title', () => {
  const server = venueServer();
  beforeEach(async () => {
    const event = (id: string, title: string, date: string) => ({
      id,
      title,
      date,
      time: '20:00',
      description: '',
      image: null,
      price: 0,
      capacity: 0,
      status: 'upcoming',
    });
    await server.put({
      events: [
        event('11', 'Same', '2030-05-10'),
        event('12', 'Same', '2030-05-17'),
        event('13', 'Other', '2030-05-18'),
        event('14', '', '2030-05-19'),
      ],
    });
  });

  it('events of one title are told apart by their dates, and the next search starts afresh', async () => {
    const { router } = openScreen(ManageEventsScreen, { address: '/admin/events', data: liveData(server) });
    await screen.findByRole('button', { name: 'Edit Other' });
    await find('same');
    expect(options()).toEqual(['Same2030-05-10 at 20:00Event', 'Same2030-05-17 at 20:00Event']);
    await find('other');
    expect(options()).toEqual(['Other2030-05-18 at 20:00Event']);
    await find('zzz');
    expect(options()).toEqual([]);

    await find('same');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(router.state.location.search).toBe('?only=12');
    expect(screen.getByText('1 event')).toBeVisible();
    expect(screen.getByRole('cell', { name: '2030-05-17' })).toBeVisible();
  });

  it('the command palette loads a list that was never loaded once, and again only when it is out of date', async () => {
    openScreen(ManageEventsScreen, { address: '/admin/events', data: liveData(server) });
    await screen.findByRole('button', { name: 'Edit Other' });
    const asked = async () => (await server.calls()).map(({ operationName }) => operationName).sort();
    expect(await asked()).toEqual(['events']);
    const openAndClose = async () => {
      await find('fish');
      await waitFor(() => expect(options()).toEqual([expect.stringContaining('Live: Fish Corner')]));
      await userEvent.keyboard('{Escape}');
    };
    await openAndClose();
    await openAndClose();
    expect(await asked()).toEqual(['events', 'reservations', 'stalls']);

    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    await openAndClose();
    await openAndClose();
    clock.mockRestore();
    const twice = ['events', 'events', 'reservations', 'reservations', 'stalls', 'stalls'];
    await waitFor(async () => expect(await asked()).toEqual(twice));
  });

  it("an address that names a sample does not show the server's record of the same id", async () => {
    const address = { pathname: '/admin/events', search: '?only=sample%3A11' };
    openScreen(ManageEventsScreen, { address, data: liveData(server) });
    expect(await screen.findByRole('heading', { name: 'No events found' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search and Filters' }));
    expect(screen.getByText('4 events')).toBeVisible();
  });

  it('the command palette finds an event without a title by its date', async () => {
    const { router } = openScreen(ManageEventsScreen, { address: '/admin/events', data: liveData(server) });
    await screen.findByRole('button', { name: 'Edit Other' });
    await find('2030-05-19');
    expect(options()).toEqual(['Untitled event2030-05-19 at 20:00Event']);
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.search).toBe('?only=14');
    expect(screen.getByText('1 event')).toBeVisible();
  });
});
