import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@venue/shared/testing';
import { openScreen, toasts } from '../testing/openScreen';
import ManageEventsScreen from './ManageEventsScreen';

const open = (path = '/admin/events', visit: Parameters<typeof openScreen>[1] = {}) =>
  openScreen(ManageEventsScreen, { address: path, ...visit });
const rowOf = async (title: string) => within(await screen.findByRole('row', { name: new RegExp(title) }));
const titles = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

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
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Title',
      'Date',
      'Time',
      'Price',
      'Capacity',
      'Status',
      'Actions',
    ]);
    expect(screen.getByRole('link', { name: 'Back to Admin Dashboard' })).toBeVisible();
  });

  it('the search of events looks in title and description, whatever the case', async () => {
    open();
    await rowOf('Jazz');
    for (const [typed, expected] of [
      ['JAZZ', ['Jazz under the Acacias']],
      ['seven courses', ["Chef's Garden Table"]],
      ['2026', []],
    ] as const) {
      await userEvent.clear(screen.getByRole('searchbox'));
      await fill(screen.getByRole('searchbox'), typed);
      expect(titles()).toEqual(expected);
    }
  });

  it('Manage Events filters by status', async () => {
    open();
    await rowOf('Jazz');
    const filter = screen.getByRole('combobox', { name: 'Status' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Statuses', 'Upcoming', 'Completed', 'Cancelled']);
    await userEvent.selectOptions(filter, 'Cancelled');
    expect(screen.getByRole('heading', { name: 'No events found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  });

  it('an event is added from an empty form without validation', async () => {
    open();
    await rowOf('Jazz');
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
    expect(screen.getAllByRole('row').at(-1)).toHaveTextContent(/KSh\s0/);
    expect(toasts[0]).toMatchObject({ tone: 'success', text: 'Kept on this device only.' });
  });

  it('an edited event shows its new values in the list', async () => {
    open();
    await userEvent.click((await rowOf('Jazz')).getByRole('button', { name: /Edit/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    expect(dialog.getByLabelText('Title')).toHaveValue('Jazz under the Acacias');
    await userEvent.clear(dialog.getByLabelText('Title'));
    await fill(dialog.getByLabelText('Title'), 'Benga by the Fire');
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Cancelled');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Event' }));
    expect((await rowOf('Benga by the Fire')).getByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('an event is deleted only after the question, word for word', async () => {
    open();
    await userEvent.click((await rowOf('Wine')).getByRole('button', { name: /Delete/ }));
    const question = screen.getByRole('alertdialog', { name: 'Delete Event' });
    expect(question).toHaveTextContent(
      'Are you sure you want to delete the event "Wine & Nyama Evening"? This action cannot be undone.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('3 events')).toBeVisible();
    await userEvent.click((await rowOf('Wine')).getByRole('button', { name: /Delete/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Event' }));
    expect(await screen.findByText('2 events')).toBeVisible();
    expect(titles()).not.toContain('Wine & Nyama Evening');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('/admin/events/new opens the Add dialog, and closing it leads to the list', async () => {
    const { router } = open('/admin/events/new');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Event' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(router.state.location.pathname).toBe('/admin/events');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('an event shows the drawing in place of a broken picture', async () => {
    open();
    const picture = (await screen.findAllByRole('presentation')).find(({ tagName }) => tagName === 'IMG');
    picture?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(picture).toHaveAttribute('data-failed'));
  });
});
