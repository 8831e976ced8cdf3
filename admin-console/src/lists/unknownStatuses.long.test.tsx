// decisions, Unknown values of a server
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ManageEventsScreen from '../events/ManageEventsScreen';
import ManageReservationsScreen from '../reservations/ManageReservationsScreen';
import ManageStallsScreen from '../stalls/ManageStallsScreen';
import { openScreen } from '../testing/openScreen';
import { otherServer } from '@venue/shared/testing/graphql';

const EVENT = {
  id: '9',
  title: 'Taarab',
  date: '2030-05-10',
  time: '20:00',
  description: '',
  image: null,
  price: 500,
  capacity: 30,
  status: 'postponed',
};
const STALL = {
  id: '9',
  name: 'Mandazi Corner',
  description: '',
  location: 'Gate',
  mainImage: null,
  images: [],
  amenities: [],
  menuHighlights: [],
  status: 'renovating',
};
const RESERVATION = {
  id: 'RES-009',
  date: '2030-05-10',
  time: '19:00',
  guests: 2,
  name: 'Otieno',
  phone: null,
  email: null,
  tableNumber: null,
  specialRequests: null,
  createdAt: '2030-05-01T08:00:00.000Z',
  status: 'seated',
};

describe('a status that another server knows', () => {
  it.each([
    { Screen: ManageEventsScreen, answers: { events: [EVENT], event: EVENT }, word: 'postponed' },
    { Screen: ManageStallsScreen, answers: { stalls: [STALL], stall: STALL }, word: 'renovating' },
  ])(
    'the unknown status $word is shown in the table and in the dialog that edits the record',
    async ({ Screen, answers, word }) => {
      openScreen(Screen, { data: otherServer(answers) });
      const shown = word.charAt(0).toUpperCase() + word.slice(1);
      expect(await screen.findByText(shown)).toBeVisible();
      // This server asks nobody to sign in, so the console does not either.
      await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
      const status = within(await screen.findByRole('dialog')).getByLabelText('Status');
      expect(status).toHaveValue(word);
      expect(within(status).getAllByRole('option')).toHaveLength(4);
    },
  );

  it('a reservation with the unknown status seated can be confirmed', async () => {
    openScreen(ManageReservationsScreen, {
      data: otherServer({
        reservations: [RESERVATION],
        updateReservationStatus: { id: 'RES-009', status: 'confirmed' },
      }),
    });
    expect(await screen.findByText('Seated')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel RES-009' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm RES-009' }));
    const row = within(await screen.findByRole('row', { name: /RES-009/ }));
    expect(await row.findByText('Confirmed')).toBeVisible();
  });
});
