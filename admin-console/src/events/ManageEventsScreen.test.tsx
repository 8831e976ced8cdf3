import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen, toasts } from '../testing/openScreen';
import ManageEventsScreen from './ManageEventsScreen';

const open = (path = '/admin/events', visit: Parameters<typeof openScreen>[1] = {}) =>
  openScreen(ManageEventsScreen, { address: path, ...visit });
const rowOf = async (title: string) => within(await screen.findByRole('row', { name: new RegExp(title) }));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('/admin/events', () => {
  it('Manage Events loads, then lists events with their badges', async () => {
    open();
    expect(screen.getByText('Loading events...')).toBeVisible();
    const row = await rowOf('Jazz under the Acacias');
    for (const text of ['2026-11-28', '19:00', 'KSh\u00A01,500', '50', 'Upcoming'])
      expect(
        row.getByText((content) => content === text.replace('\u00A0', ' ') || content === text),
      ).toBeVisible();
    expect(screen.getByText('3 events')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Admin Dashboard' })).toBeVisible();
  });

  it('an event is added from an empty form without validation', async () => {
    open();
    await rowOf('Jazz');
    expect(screen.queryByRole('button', { name: 'Hand over the changes' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add Event' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Event' }));
    expect(dialog.getByLabelText('Title')).toHaveValue('');
    expect(dialog.getByLabelText('Price (KSh)')).toHaveValue(0);
    expect(dialog.getByLabelText('Capacity')).toHaveValue(0);
    expect(dialog.getByLabelText('Status')).toHaveValue('upcoming');
    await userEvent.clear(dialog.getByLabelText('Price (KSh)'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Event' }));
    expect(await screen.findByText('4 events')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hand over the changes' })).toBeVisible();
    expect(screen.getAllByRole('row').at(-1)).toHaveTextContent(/KSh\s0/);
    expect(toasts[0]).toMatchObject({ tone: 'success', text: 'Kept on this device only.' });
  });
});
