import { act, screen, within } from '@testing-library/react';
import { AMINA, openPage, toasts, whatsappText } from '../testing/openPage';
import ReservationsScreen from './ReservationsScreen';
import { fillIn, NOON, send, setTime, thanks, user } from '../testing/reservationForm';

beforeEach(() => {
  localStorage.clear();
  setTime(NOON);
});
afterEach(() => jest.useRealTimers());

it('a sent reservation is confirmed in a toast, empties every field, and sends no request', async () => {
  const request = jest.spyOn(globalThis, 'fetch');
  openPage(ReservationsScreen);
  fillIn();
  await user().selectOptions(screen.getByLabelText('Occasion (optional)'), 'Birthday');
  await user().type(screen.getByLabelText('Special Requests (optional)'), 'By the fire');
  await send();
  expect(toasts).toEqual([
    {
      title: 'Reservation Submitted!',
      text: "We'll confirm your booking within 24 hours.",
      tone: 'success',
    },
  ]);
  for (const field of screen.getByRole('tabpanel').querySelectorAll('input, select, textarea'))
    expect(field).toHaveValue('');
  expect(request).not.toHaveBeenCalled();
});

it('a sent reservation is shown in a summary that offers WhatsApp and the calendar', async () => {
  openPage(ReservationsScreen);
  fillIn();
  await user().selectOptions(screen.getByLabelText('Guests'), '10+');
  await send();
  const panel = within(screen.getByRole('region', { name: 'Thank you for your reservation' }));
  expect(panel.getByText('We confirm it within 24 hours by email or phone.')).toBeVisible();
  expect(whatsappText(panel.getByRole('link', { name: 'Send on WhatsApp' }))).toBe(
    [
      'Hello Bustani Gardens! I would like to reserve a table.',
      'Booking: Table Reservation',
      'Date: Friday, 27 November 2026',
      'Time: 7:00 PM',
      'Guests: 10+',
      'Name: Otieno Ouma',
      'Email: otieno@example.com',
      'Phone: 0722 000 000',
    ].join('\n'),
  );
  expect(panel.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
});

it('a sent event booking is called an event in its summary', async () => {
  openPage(ReservationsScreen);
  await user().click(screen.getByRole('tab', { name: 'Event Booking' }));
  fillIn();
  await send('Book Event');
  const panel = within(screen.getByRole('region', { name: 'Thank you for your event booking' }));
  expect(whatsappText(panel.getByRole('link', { name: 'Send on WhatsApp' }))).toMatch(
    /^Hello Bustani Gardens! I would like to book an event\.\nBooking: Event Booking\n/,
  );
});

it('a reservation of a guest is in no account, and guests have no My Reservations', async () => {
  const { user: account } = openPage(ReservationsScreen);
  fillIn();
  await send();
  expect(account.getState().reservations).toEqual([]);
  expect(screen.queryByRole('region', { name: 'My Reservations' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use my details' })).not.toBeInTheDocument();
});

it('a signed-in customer fills in the saved details with one press', async () => {
  openPage(ReservationsScreen, { user: AMINA });
  expect(screen.getByLabelText('Full Name')).toHaveValue('');
  await user().click(screen.getByRole('button', { name: 'Use my details' }));
  expect(screen.getByLabelText('Full Name')).toHaveValue('Amina Wanjiru');
  expect(screen.getByLabelText('Email')).toHaveValue('amina@example.com');
  expect(screen.getByLabelText('Phone')).toHaveValue('+254 711 000 000');
});

it('a reservation of a signed-in customer is stored as pending and shown in the list under the form', async () => {
  const { user: account } = openPage(ReservationsScreen, { user: AMINA });
  const list = () => within(screen.getByRole('region', { name: 'My Reservations' }));
  expect(list().getByText('No reservations yet')).toBeVisible();
  fillIn();
  await user().selectOptions(screen.getByLabelText('Guests'), '10+');
  await send();
  expect(account.getState().reservations).toEqual([
    { id: 'RES-001', date: '2026-11-27', time: '19:00', guests: 10, status: 'pending' },
  ]);
  expect(list().getByRole('listitem')).toHaveTextContent(
    'Fri, 27 Nov 2026, 7:00 PM10+ guests · RES-001Pending',
  );
  expect(within(thanks() ?? document.body).getByText('RES-001')).toBeVisible();
});

it('a signed-in customer sees the latest reservation first', () => {
  const { user: account } = openPage(ReservationsScreen, { user: AMINA });
  const add = (date: string, time: string) =>
    account.getState().addReservation({ date, time, guests: 1, status: 'confirmed' });
  act(() => {
    add('2026-11-27', '19:00');
    add('2026-12-24', '13:00');
    add('2026-11-27', '20:30');
    add('2026-11-27', '19:00');
  });
  const rows = within(screen.getByRole('region', { name: 'My Reservations' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => /RES-\d+/.exec(textContent ?? '')?.[0])).toEqual([
    'RES-002',
    'RES-003',
    'RES-004',
    'RES-001',
  ]);
  expect(rows[0]).toHaveTextContent('Thu, 24 Dec 2026, 1:00 PM1 guest · RES-002Confirmed');
});
