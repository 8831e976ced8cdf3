import { act, fireEvent, screen, within } from '@testing-library/react';
import { openPage, staticPage, toasts } from '../testing/openPage';
import ReservationsScreen, { page } from './ReservationsScreen';
import { answers, choices, fillIn, NOON, send, setTime, thanks, user } from '../testing/reservationForm';

beforeEach(() => setTime(NOON));
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
  await user().keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Table Reservation', selected: true })).toHaveFocus();
  await user().keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Event Booking', selected: true })).toHaveFocus();
  await user().keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Table Reservation', selected: true })).toHaveFocus();
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

it('the reservation form checks the format of the e-mail, shows the error beside it and focuses it', async () => {
  openPage(ReservationsScreen);
  fillIn();
  const email = screen.getByLabelText('Email');
  expect(email).toHaveAttribute('type', 'email');
  fireEvent.input(email, { target: { value: 'otieno@example' } });
  await send();
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Enter an e-mail address like name@example.com');
  expect(thanks()).not.toBeInTheDocument();
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
