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

const clash = (form: Awaited<ReturnType<typeof edit>>) => form.getByRole('status').textContent;

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

  it('a booking gets a table and another time, and the list and its dialog have both', async () => {
    openScreen(ManageReservationsScreen, { address });
    const form = await edit('RES-002');
    await type(form.getByLabelText('Table (optional)'), '4');
    await type(form.getByLabelText('Time'), '21:15');
    await user.click(form.getByRole('button', { name: 'Update Reservation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toasts[0]).toMatchObject({ title: 'Reservation “RES-002” updated' });
    expect(screen.getByRole('row', { name: /RES-002/ })).toHaveTextContent('21:15');
    await user.click(screen.getByRole('button', { name: 'RES-002' }));
    const told = dialog('Reservation RES-002').getAllByRole('term');
    expect(told.find(({ textContent }) => textContent === 'Table')?.nextElementSibling).toHaveTextContent(
      '4',
    );
  });

  it('a table that somebody else has at that time is said before saving, and the host may save', async () => {
    openScreen(ManageReservationsScreen, { address });
    const form = await edit('RES-002');
    expect(clash(form)).toBe('');
    await type(form.getByLabelText('Table (optional)'), '7');
    expect(clash(form)).toContain('Table 7 is taken at that time');
    expect(clash(form)).toContain('RES-001, Achieng Otieno, 19:00');
    await type(form.getByLabelText('Time'), '21:00');
    expect(clash(form)).toBe('');
    await type(form.getByLabelText('Time'), '20:45');
    await user.click(form.getByRole('button', { name: 'Update Reservation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /RES-002/ })).toHaveTextContent('20:45');
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

  it('a booking is deleted only after the question that the other lists ask', async () => {
    openScreen(ManageReservationsScreen, { address });
    await press('RES-004', 'Delete');
    const question = screen.getByRole('alertdialog', { name: 'Delete Reservation' });
    expect(question).toHaveTextContent(
      'Are you sure you want to delete the reservation "RES-004"? This action cannot be undone.',
    );
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('10 reservations')).toBeVisible();
    await press('RES-004', 'Delete');
    await user.click(screen.getByRole('button', { name: 'Delete Reservation' }));
    expect(await screen.findByText('9 reservations')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(toasts[0]).toMatchObject({ title: 'Reservation “RES-004” deleted' });
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
