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

it('Tell comes in the place of the button that goes, is marked once told, and Told is on the record', async () => {
  open();
  await userEvent.click(await button('Confirm RES-002'));
  await userEvent.click(await button('Tell the guest of RES-002'));
  const dialog = within(screen.getByRole('dialog', { name: 'Tell the Guest' }));
  const email = dialog.getByRole('link', { name: 'Tell Brian Mwangi by Email' });
  expect(email).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:brian\.mwangi@example\.com\?subject=/),
  );
  await userEvent.click(email);
  expect(dialog.getByText(/^Told by Email on /)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await button('Tell the guest of RES-002, told already')).toHaveTextContent('Told');
  expect(JSON.parse(localStorage.getItem('hostNotes') ?? '')).toMatchObject([
    { id: 'sample:RES-002', told: [{ state: expect.stringMatching(/^confirmed /), way: 'email' }] },
  ]);
  await userEvent.click(await button('Cancel RES-002'));
  expect(await button('Tell the guest of RES-002')).toHaveTextContent('Tell');
});

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
