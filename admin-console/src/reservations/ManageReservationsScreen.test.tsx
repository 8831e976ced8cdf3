import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen, toasts } from '../testing/openScreen';
import ManageReservationsScreen from './ManageReservationsScreen';

const open = (search = '', visit: Parameters<typeof openScreen>[1] = {}) =>
  openScreen(ManageReservationsScreen, { address: `/admin/reservations${search}`, ...visit });
const rowOf = async (id: string) => within(await screen.findByRole('row', { name: new RegExp(id) }));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('/admin/reservations', () => {
  it('Manage Reservations has heading, subtitle, back link and the required columns, and N/A for a missing name or phone', async () => {
    open();
    expect(screen.getByText('Loading reservations...')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Manage Reservations' })).toBeVisible();
    expect(screen.getByText('View and manage all table reservations')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Admin Dashboard' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    );
    expect(await screen.findByText('10 reservations')).toBeVisible();
    const row = await rowOf('RES-006');
    expect(row.getAllByText('N/A')).toHaveLength(2);
    expect(row.getByText('Pending')).toBeVisible();
  });

  it('a reservation has only the buttons that would change its status', async () => {
    open();
    const confirmed = await rowOf('RES-001');
    expect(confirmed.queryByRole('button', { name: /Confirm/ })).not.toBeInTheDocument();
    expect(confirmed.getByRole('button', { name: /Cancel/ })).toBeVisible();
    const cancelled = await rowOf('RES-005');
    expect(cancelled.queryByRole('button', { name: /Cancel/ })).not.toBeInTheDocument();
    expect(cancelled.getByRole('button', { name: /Confirm/ })).toBeVisible();
    const pending = await rowOf('RES-002');
    expect(pending.getAllByRole('button', { name: /Confirm|Cancel/ })).toHaveLength(2);
  });

  it('Confirm Selected confirms the selected reservations, and names those that already were', async () => {
    open();
    for (const id of ['RES-001', 'RES-002', 'RES-005'])
      await userEvent.click((await rowOf(id)).getByRole('checkbox'));
    const bar = within(screen.getByRole('region', { name: 'Selected reservations' }));
    expect(bar.getByText('3 selected')).toBeVisible();
    // On a busy machine a change may take as long as one that waits for a silent server.
    jest.spyOn(performance, 'now').mockReturnValue(0);
    await userEvent.click(bar.getByRole('button', { name: 'Confirm Selected' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({
      title: '2 reservations confirmed',
      text: 'Already confirmed: RES-001. Kept on this device only.',
    });
    expect((await rowOf('RES-005')).getByText('Confirmed')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selected reservations' })).not.toBeInTheDocument();
    toasts[0]?.action?.run();
    expect(await (await rowOf('RES-005')).findByText('Cancelled')).toBeVisible();
    expect((await rowOf('RES-002')).getByText('Pending')).toBeVisible();
  });

  it('one box selects all reservations of the page', async () => {
    open('?status=pending');
    await rowOf('RES-002');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    expect(screen.getByText('4 selected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Selection' }));
    expect(screen.queryByText('4 selected')).not.toBeInTheDocument();
  });

  it('a column that is switched off is hidden, and the address says so', async () => {
    const { router } = open();
    await rowOf('RES-001');
    expect(screen.queryByRole('group', { name: 'Columns' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Date' })).toHaveFocus());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Contact' }));
    expect(screen.queryByText('+254 700 000 101')).not.toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?hide=contact'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Contact' }));
    expect(screen.getByText('+254 700 000 101')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('the columns that the address names are hidden, but never the ID', async () => {
    open('?hide=guests&hide=id&hide=unknown');
    await rowOf('RES-001');
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(['', 'ID', 'Date', 'Time', 'Name', 'Contact', 'Status', 'Actions']);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.queryByRole('checkbox', { name: 'ID' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Guests' })).not.toBeChecked();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Date' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Columns' })).toBeVisible();
    await userEvent.click(screen.getByRole('searchbox'));
    expect(screen.queryByRole('group', { name: 'Columns' })).not.toBeInTheDocument();
  });

  it("a press of a reservation's ID shows everything known about it", async () => {
    open();
    const row = await rowOf('RES-007');
    const opener = row.getByRole('button', { name: 'RES-007' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Reservation RES-007' });
    const told = within(dialog)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(told).toEqual([
      ['Date', '2026-11-27'],
      ['Time', '20:00'],
      ['Guests', '6'],
      ['Name', 'Mutua Musyoka'],
      ['Contact', '+254 700 000 107'],
      ['Status', 'Confirmed'],
      ['Table', '3'],
      ['Email', 'mutua.musyoka@example.com'],
      ['Special Requests', 'Birthday: we bring a cake.'],
      ['Booked', '2026-11-20 09:15'],
    ]);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('the dialog of a reservation says None for what the guest left out', async () => {
    open();
    await userEvent.click((await rowOf('RES-006')).getByRole('button', { name: 'RES-006' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reservation RES-006' }));
    expect(dialog.getAllByText('N/A')).toHaveLength(2);
    expect(dialog.getAllByText('None')).toHaveLength(3);
  });
});
