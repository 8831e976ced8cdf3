import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen, toasts } from '../../testing/openScreen';
import ManageReservationsScreen from '../ManageReservationsScreen';

const open = () => openScreen(ManageReservationsScreen, { address: '/admin/reservations' });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('the guests of a pending booking are not told, and nothing is stored before somebody is', async () => {
  open();
  await button('Confirm RES-002');
  expect(screen.queryByRole('button', { name: /^Tell the guest of RES-002/ })).not.toBeInTheDocument();
  expect(localStorage.getItem('hostNotes')).toBeNull();
});

it('after a step for several a bar counts the guests to tell, and Undo takes them out of it', async () => {
  open();
  for (const id of ['RES-002', 'RES-004'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${id}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm Selected' }));
  const bar = await screen.findByRole('region', { name: 'Guests to tell' });
  expect(bar).toHaveTextContent('2 guests to tell');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(within(bar).getByRole('button', { name: 'Tell the Guests' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Tell 2 Guests' }));
  await userEvent.click(dialog.getByRole('link', { name: 'Tell Kiprono Cheruiyot by SMS' }));
  await userEvent.keyboard('{Escape}');
  expect(bar).toHaveTextContent('1 guest to tell');
  toasts[0]?.action?.run();
  await waitFor(() => expect(bar).not.toBeInTheDocument());
});

it('damaged notes of a host are set aside, and the list works', async () => {
  localStorage.setItem('hostNotes', '[{"id":7}]');
  open();
  await userEvent.click(await button('Tell the guest of RES-001'));
  expect(screen.getByText(/could not be read: your notes about bookings/)).toBeVisible();
  expect(localStorage.getItem('hostNotes.corrupt')).toBe('[{"id":7}]');
});

it('the latest 1,000 notes of a host are kept, and the oldest goes', async () => {
  const notes = Array.from({ length: 1000 }, (_, index) => ({ id: `old-${index}`, told: [] }));
  localStorage.setItem('hostNotes', JSON.stringify(notes));
  open();
  await userEvent.click(await button('Tell the guest of RES-001'));
  await userEvent.click(screen.getByRole('link', { name: 'Tell Achieng Otieno by SMS' }));
  const kept = JSON.parse(localStorage.getItem('hostNotes') ?? '') as { id: string }[];
  expect(kept).toHaveLength(1000);
  expect([kept[0]?.id, kept[998]?.id, kept[999]?.id]).toEqual(['old-1', 'old-999', 'sample:RES-001']);
});
