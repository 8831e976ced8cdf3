import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingDetails } from '@venue/shared/booking-text';
import { fill } from '@venue/shared/testing';
import { requestText } from '@venue/shared/text';
import { openScreen, toasts } from '../testing/openScreen';
import ManageReservationsScreen from './ManageReservationsScreen';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function openDialog() {
  openScreen(ManageReservationsScreen, { address: '/admin/reservations' });
  await screen.findByText('Achieng Otieno');
  await userEvent.click(screen.getByRole('button', { name: 'New Reservation' }));
  return within(screen.getByRole('dialog', { name: 'New Reservation' }));
}

describe('New Reservation', () => {
  it('a new reservation begins at its date, asks for what the server requires, and focuses the first empty field', async () => {
    const dialog = await openDialog();
    expect(dialog.getByLabelText('Date')).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Reservation' }));
    expect(await dialog.findByText('Enter a name')).toBeVisible();
    expect(dialog.getByText('Choose a time')).toBeVisible();
    expect(dialog.getByText('Enter a phone number')).toBeVisible();
    expect(dialog.getByLabelText('Time')).toHaveFocus();
  });

  it('a new reservation says on what date the venue is closed, and takes it all the same', async () => {
    const dialog = await openDialog();
    const date = dialog.getByLabelText('Date');
    expect(date).toHaveAccessibleDescription('');
    fireEvent.input(date, { target: { value: '2031-12-25' } });
    expect(date).toHaveAccessibleDescription('Christmas Day: the venue is closed.');
    expect(date).toBeValid();
  });

  it.each(['0', '-2', '1.5', '501', '1e9'])(
    'a new reservation for %s guests is refused, and keeps what was typed',
    async (guests) => {
      const dialog = await openDialog();
      await userEvent.clear(dialog.getByLabelText('Guests'));
      await userEvent.type(dialog.getByLabelText('Guests'), guests);
      await userEvent.click(dialog.getByRole('button', { name: 'Add Reservation' }));
      expect(await dialog.findByText('Enter a whole number from 1 to 500')).toBeVisible();
      expect(dialog.getByLabelText('Guests')).toHaveValue(Number(guests));
    },
  );

  it('a new reservation is added as pending', async () => {
    const dialog = await openDialog();
    await userEvent.clear(dialog.getByLabelText('Date'));
    await fill(dialog.getByLabelText('Date'), '2030-05-10');
    await fill(dialog.getByLabelText('Time'), '19:37');
    await fill(dialog.getByLabelText('Name'), 'Wanjiku');
    await fill(dialog.getByLabelText('Phone'), '+254 700 000 999');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Reservation' }));
    const row = within(await screen.findByRole('row', { name: /RES-011/ }));
    for (const text of ['2030-05-10', '19:37', '2', 'Wanjiku', '+254 700 000 999', 'Pending'])
      expect(row.getByText(text)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'New Reservation' })).not.toBeInTheDocument();
    expect(toasts[0]).toMatchObject({
      title: 'Reservation RES-011 added',
      text: 'Kept on this device only.',
    });
    act(() => toasts[0]?.action?.run());
    expect(await screen.findByText('1 reservation')).toBeVisible();
    expect(screen.getByRole('row', { name: /RES-011/ })).toBeVisible();
  });

  it('a new reservation with typed text asks before its dialog closes', async () => {
    const dialog = await openDialog();
    await fill(dialog.getByLabelText('Name'), 'Wanjiku');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Discard changes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep Editing' }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Wanjiku');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it("a guest's message that is pasted fills in the form, and says what it can't read", async () => {
    const dialog = await openDialog();
    const message = requestText('I would like to reserve a table.', [
      ...bookingDetails(
        {
          ...{ date: '2030-05-10', time: '19:00', guests: '10+', occasion: 'Birthday' },
          ...{
            name: 'Wanjiku Maina',
            phone: '0700 000 999',
            email: 'w@example.com',
            requests: 'A cake,\nplease',
          },
        },
        ['date', 'time', 'guests', 'occasion', 'requests', 'name', 'email', 'phone'],
      ),
    ]);
    await userEvent.click(dialog.getByLabelText(/^Guest's message/));
    await userEvent.paste(message.replace('7:00 PM', 'half past seven'));
    expect(
      dialog.getByText('6 fields filled in: please check. Not read: Time: half past seven.'),
    ).toBeVisible();
    expect(dialog.getByLabelText('Date')).toHaveValue('2030-05-10');
    expect(dialog.getByLabelText('Time')).toHaveValue('');
    expect(dialog.getByLabelText('Guests')).toHaveValue(10);
    expect(dialog.getByLabelText('Name')).toHaveValue('Wanjiku Maina');
    expect(dialog.getByLabelText('Phone')).toHaveValue('0700 000 999');
    expect(dialog.getByLabelText(/^Special requests/)).toHaveValue('Occasion: Birthday\nA cake,\nplease');
  });
});
