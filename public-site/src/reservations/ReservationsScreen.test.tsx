import { act, fireEvent, screen, within } from '@testing-library/react';
import { AMINA, openPage, staticPage, toasts, whatsappText } from '../testing/openPage';
import ReservationsScreen, { page } from './ReservationsScreen';
import { answers, choices, fillIn, NOON, send, setTime, thanks, user } from '../testing/reservationForm';

beforeEach(() => {
  localStorage.clear();
  setTime(NOON);
});
afterEach(() => jest.useRealTimers());

const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
    .map(({ textContent }) => textContent);

it('the reservation form has the tabs Table Reservation and Event Booking, with the same fields in both', async () => {
  openPage(ReservationsScreen);
  const fields = () => {
    const panel = within(screen.getByRole('tabpanel'));
    return [
      ...panel.getAllByRole('textbox'),
      ...panel.getAllByRole('combobox'),
      panel.getByLabelText('Date'),
    ];
  };
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Table Reservation',
    'Event Booking',
  ]);
  expect(screen.getByRole('tabpanel', { name: 'Table Reservation' })).toBeVisible();
  const table = fields();
  await user().click(screen.getByRole('tab', { name: 'Event Booking' }));
  expect(screen.getByRole('tabpanel', { name: 'Event Booking' })).toBeVisible();
  expect(fields()).toEqual(table);
  expect(table.map((field) => field.getAttribute('name')).sort()).toEqual(
    ['date', 'email', 'guests', 'name', 'occasion', 'phone', 'requests', 'time'].sort(),
  );
});

it('the reservation form keeps what was typed when the visitor changes the tab, also with the arrow keys', async () => {
  openPage(ReservationsScreen);
  await user().type(screen.getByLabelText('Full Name'), 'Otieno');
  act(() => screen.getByRole('tab', { name: 'Table Reservation' }).focus());
  await user().keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Event Booking', selected: true })).toHaveFocus();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Otieno');
});

it('the reservation form offers 23 times, 1 to 9 guests or 10+, and seven occasions, none of them required', () => {
  openPage(ReservationsScreen);
  const times = options('Time');
  expect([times.length, times[0], times.at(-1)]).toEqual([23, '11:00 AM', '10:00 PM']);
  expect(options('Guests')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+']);
  expect(options('Occasion (optional)')).toEqual([
    'Birthday',
    'Anniversary',
    'Business Meeting',
    'Date Night',
    'Family Gathering',
    'Celebration',
    'Other',
  ]);
  expect(screen.getByLabelText('Occasion (optional)')).not.toBeRequired();
  expect(screen.getByLabelText('Special Requests (optional)')).not.toBeRequired();
});

it('the reservation form requires every answer but two, and keeps the rest when one is missing', async () => {
  openPage(ReservationsScreen);
  for (const label of [...Object.keys(answers), ...Object.keys(choices)])
    expect(screen.getByLabelText(label)).toBeRequired();
  fillIn({ except: 'Phone' });
  await send();
  expect(thanks()).not.toBeInTheDocument();
  expect(toasts).toEqual([]);
  expect(screen.getByLabelText('Full Name')).toHaveValue(answers['Full Name']);
});

it.each([
  ['00:30 in Nairobi, still yesterday in London', '2026-11-21T00:30:00+03:00', '2026-11-21'],
  ['a minute before midnight', '2026-11-21T23:59:00+03:00', '2026-11-21'],
])('the reservation form takes no date before today in Nairobi: %s', async (_when, now, today) => {
  setTime(now);
  openPage(ReservationsScreen);
  expect(screen.getByLabelText('Date')).toHaveAttribute('min', today);
  fillIn();
  const yesterday = new Date(Date.parse(today) - 1).toISOString().slice(0, 10);
  fireEvent.input(screen.getByLabelText('Date'), { target: { value: yesterday } });
  await send();
  expect(thanks()).not.toBeInTheDocument();
  fireEvent.input(screen.getByLabelText('Date'), { target: { value: today } });
  await send();
  expect(thanks()).toBeVisible();
});

it('the reservation form says at once that the venue is closed on a date, and refuses it', async () => {
  openPage(ReservationsScreen);
  fillIn();
  const date = screen.getByLabelText('Date');
  const problem = 'Choose another date: we are closed on Friday, 25 December 2026 (Christmas Day)';
  fireEvent.input(date, { target: { value: '2026-12-25' } });
  expect(date).toHaveAccessibleDescription(problem);
  await send();
  expect(date).toHaveFocus();
  expect(date).toHaveAccessibleDescription(problem);
  expect(thanks()).not.toBeInTheDocument();
  fireEvent.input(date, { target: { value: '2027-01-01' } });
  expect(date).toHaveAccessibleDescription('');
  const time = screen.getByLabelText('Time');
  fireEvent.change(time, { target: { value: '22:00' } });
  expect(time).toHaveAccessibleDescription(/^Choose another time: we are open 1:00 PM - 10:00 PM/);
  fireEvent.change(time, { target: { value: '21:30' } });
  await send();
  expect(thanks()).toBeVisible();
});

it('the static reservation form has no earliest date and cannot be sent by the browser itself', () => {
  const page = staticPage(ReservationsScreen);
  expect(page.querySelector('[name=date]')).not.toHaveAttribute('min');
  expect(page.querySelector('form')).toHaveAttribute('method', 'dialog');
});

it('the reservations page states the policy beside the form', () => {
  openPage(ReservationsScreen);
  const card = within(screen.getByRole('region', { name: 'Reservation Policy' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'We confirm your reservation within 24 hours by email or phone.',
    'Please make changes or cancellations at least 2 hours ahead.',
    'Tables are held for 15 minutes past the reservation time.',
    'Parties of 10 or more, please phone us.',
    'Event bookings may require advance payment.',
  ]);
});

it('the reservations page says beside the form how to reach us and when tables are served', () => {
  openPage(ReservationsScreen);
  const card = screen.getByRole('region', { name: 'Contact' });
  const within_ = within(card);
  expect(within_.getByRole('link', { name: '+254 700 000 000' })).toHaveAttribute(
    'href',
    'tel:+254700000000',
  );
  expect(within_.getByRole('link', { name: 'hello@bustanigardens.example' })).toHaveAttribute(
    'href',
    'mailto:hello@bustanigardens.example',
  );
  expect(card).toHaveTextContent('Eastern Bypass, near Ruai Flyover, Nairobi, Kenya');
  expect(within_.getByText('Table service')).toBeVisible();
  const days = within_.getAllByRole('term').map(({ textContent }) => textContent);
  const hours = within_.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(days).toEqual(['Mon-Thu', 'Fri-Sun']);
  expect(hours).toEqual(['11:00 AM-10:00 PM', '11:00 AM-11:00 PM']);
});

it('the head of the reservations page names its times and how soon we confirm', () => {
  expect(page().description).toMatch(/11:00 AM to 10:00 PM\. Confirmed within 24 hours/);
});

it.each([
  ['2026-11-21', '21:30', NOON, null],
  ['2026-11-21', '19:00', '2026-11-21T20:00:00+03:00', /^This time has already passed in Nairobi/],
  [
    '2026-11-21',
    '13:30',
    NOON,
    /^That is in less than 2 hours, and we answer within 24 hours\. Please call us too/,
  ],
  ['2026-11-23', '21:30', NOON, null],
  ['2026-11-23', '22:00', NOON, /^Table service ends at 10:00 PM on that day\./],
])('a table on %s at %s gets a hint, which blocks nothing: %s', async (date, time, now, hint) => {
  setTime(now);
  openPage(ReservationsScreen);
  fillIn();
  fireEvent.input(screen.getByLabelText('Date'), { target: { value: date } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: time } });
  const banner = screen.queryByRole('status');
  if (hint) expect(banner).toHaveTextContent(hint);
  else expect(banner).not.toBeInTheDocument();
  await send();
  expect(thanks()).toBeVisible();
  act(() => void jest.advanceTimersByTime(1));
  if (banner) expect(banner).not.toBeInTheDocument();
});

it.each([
  ['9', false],
  ['10', true],
])('a large party of %s guests is asked to phone: %s', (guests, asked) => {
  openPage(ReservationsScreen);
  fireEvent.change(screen.getByLabelText('Guests'), { target: { value: guests } });
  const hint = screen.queryByRole('status');
  expect(Boolean(hint)).toBe(asked);
  if (hint) {
    expect(hint).toHaveTextContent('Parties of 10 or more, please phone us: +254 700 000 000.');
    expect(within(hint).getByRole('link')).toHaveAttribute('href', 'tel:+254700000000');
  }
});

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
  act(() => add('2026-11-20', '19:00'));
  const past = within(screen.getByRole('region', { name: 'My Reservations' }))
    .getAllByRole('listitem')
    .at(-1);
  expect(past).toHaveTextContent(/RES-005Confirmed$/);
});
