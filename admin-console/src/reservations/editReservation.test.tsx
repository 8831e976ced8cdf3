import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@venue/shared/testing';
import { openScreen, toasts } from '../testing/openScreen';
import { liveData, venueServer } from '../testing/venueServer';
import ManageReservationsScreen from './ManageReservationsScreen';

const address = '/admin/reservations';
const user = userEvent.setup();
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

/** Opens a booking in full and presses one of its buttons. */
async function press(id: string, button: string) {
  await user.click(await screen.findByRole('button', { name: id }));
  await user.click(dialog(`Reservation ${id}`).getByRole('button', { name: button }));
}

async function edit(id: string) {
  await press(id, 'Edit');
  return within(await screen.findByRole('dialog', { name: 'Edit Reservation' }));
}

async function type(field: HTMLElement, text: string) {
  await user.clear(field);
  await fill(field, text);
}

describe('on the samples', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('the form of a booking has every field that a person can change', async () => {
    openScreen(ManageReservationsScreen, { address });
    const form = await edit('RES-007');
    const values = [
      'Date',
      'Time',
      'Guests',
      'Table (optional)',
      'Name',
      'Phone',
      'Email (optional)',
      'Status',
    ];
    expect(values.map((label) => form.getByLabelText<HTMLInputElement>(label).value)).toEqual([
      '2026-11-27',
      '20:00',
      '6',
      '3',
      'Mutua Musyoka',
      '+254 700 000 107',
      'mutua.musyoka@example.com',
      'confirmed',
    ]);
    expect(form.getByLabelText('Special requests (optional)')).toHaveValue('Birthday: we bring a cake.');
  });

  it('a booking without a name can be given a table, and needs a date', async () => {
    openScreen(ManageReservationsScreen, { address });
    const form = await edit('RES-006');
    await type(form.getByLabelText('Table (optional)'), '2');
    await user.clear(form.getByLabelText('Date'));
    await user.click(form.getByRole('button', { name: 'Update Reservation' }));
    expect(await form.findByText('Choose a date')).toBeVisible();
    await fill(form.getByLabelText('Date'), '2026-11-30');
    await user.click(form.getByRole('button', { name: 'Update Reservation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('on the live server', () => {
  const server = venueServer();
  const open = () => openScreen(ManageReservationsScreen, { address, data: liveData(server) });

  it('only the changed fields of a booking are sent', async () => {
    open();
    const form = await edit('RES-002');
    await user.clear(form.getByLabelText('Email (optional)'));
    await type(form.getByLabelText('Guests'), '3');
    await user.click(form.getByRole('button', { name: 'Update Reservation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await server.calls()).toContainEqual(
      expect.objectContaining({
        operationName: 'updateReservation',
        variables: { id: 'RES-002', input: { guests: 3, email: null } },
      }),
    );
  });

  it('a refused deletion closes the question and leaves the booking in the table', async () => {
    open();
    await press('RES-001', 'Delete');
    await server.fail({ kind: 'FORBIDDEN', operation: 'deleteReservation' });
    await user.click(screen.getByRole('button', { name: 'Delete Reservation' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({
      title: 'Failed to delete reservation. Please try again.',
      text: 'The server says FORBIDDEN.',
      tone: 'error',
    });
    expect(screen.getByRole('row', { name: /RES-001/ })).toBeVisible();
  });
});
