import { act, screen, within } from '@testing-library/react';
import { GUEST_BOOKINGS_KEY } from '@venue/shared/stores/guest-bookings-key';
import ReservationsScreen from '../reservations/ReservationsScreen';
import { AMINA, openPage, staticPage, toasts } from '../testing/openPage';
import { fillIn, NOON, send, setTime, user } from '../testing/reservationForm';
import { BLANK_BOOKING, type GuestBooking } from './useGuestBookings';

beforeEach(() => {
  toasts.splice(0);
  localStorage.clear();
  setTime(NOON);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const list = () => screen.queryByRole('region', { name: 'Bookings on this device' });
const rows = () => within(list() ?? document.body).getAllByRole('listitem');
const stored = () => JSON.parse(localStorage.getItem(GUEST_BOOKINGS_KEY) ?? '[]') as GuestBooking[];
const bookingOn = (date: string, time = '19:00', guests = '4'): GuestBooking => ({
  id: `table-${date}-${time}`,
  guests,
  details: [{ label: 'Name', value: 'Otieno Ouma' }],
  entry: { ...BLANK_BOOKING.entry, title: 'Table at Bustani Gardens', startsAt: { date, time } },
});
const keep = (...bookings: unknown[]) => localStorage.setItem(GUEST_BOOKINGS_KEY, JSON.stringify(bookings));

it('what a guest has booked stays on the device, with date, time and party in words', async () => {
  openPage(ReservationsScreen).unmount();
  openPage(ReservationsScreen);
  expect(list()).not.toBeInTheDocument();
  fillIn();
  await user().selectOptions(screen.getByLabelText('Guests'), '10+');
  await send();
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent(
    'Friday, 27 November 20267:00 PM · 10+ guestsTable at Bustani GardensManage',
  );
  expect(stored()).toMatchObject([
    {
      id: 'table-2026-11-27-1900',
      guests: '10+',
      entry: { startsAt: { date: '2026-11-27', time: '19:00' } },
    },
  ]);
});

it('the same booking asked for again takes the place of the earlier one', async () => {
  openPage(ReservationsScreen);
  for (const guests of ['4', '1']) {
    fillIn();
    await user().selectOptions(screen.getByLabelText('Guests'), guests);
    await send();
  }
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('1 guestTable');
});

it('the latest twenty bookings of a device are kept', async () => {
  keep(...Array.from({ length: 20 }, (_, day) => bookingOn(`2027-01-${String(day + 1).padStart(2, '0')}`)));
  openPage(ReservationsScreen);
  fillIn();
  await send();
  expect(stored()).toHaveLength(20);
  expect(stored().at(-1)?.id).toBe('table-2026-11-27-1900');
  expect(stored()[0]?.entry.startsAt.date).toBe('2027-01-02');
});

it('bookings of a device are shown soonest first, those of a past day and of no readable date are not', () => {
  keep(
    bookingOn('2026-12-24', '13:00'),
    bookingOn('2026-11-20'),
    bookingOn('soon'),
    bookingOn('2026-11-27', '20:30'),
    bookingOn('2026-11-21', '11:00', '1'),
    bookingOn('2026-11-27'),
  );
  openPage(ReservationsScreen);
  expect(rows().map(({ textContent }) => textContent?.replace(/Table.*/, ''))).toEqual([
    'Saturday, 21 November 202611:00 AM · 1 guest',
    'Friday, 27 November 20267:00 PM · 4 guests',
    'Friday, 27 November 20268:30 PM · 4 guests',
    'Thursday, 24 December 20261:00 PM · 4 guests',
  ]);
});

it('a booking goes from the list when its day ends in Nairobi', () => {
  setTime('2026-11-27T23:59:00+03:00');
  keep(bookingOn('2026-11-27'));
  openPage(ReservationsScreen);
  expect(rows()).toHaveLength(1);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(list()).not.toBeInTheDocument();
});

it('a booking of this device is managed in its dialog, and removed with Undo', async () => {
  keep(bookingOn('2026-11-27'), bookingOn('2026-11-28'));
  openPage(ReservationsScreen);
  const name = 'Table at Bustani Gardens, Friday, 27 November 2026';
  await user().click(screen.getByRole('button', { name: `Manage ${name}` }));
  const dialog = within(screen.getByRole('dialog', { name: 'Your booking' }));
  expect(dialog.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Ask to cancel on WhatsApp' })).toBeVisible();
  await user().click(dialog.getByRole('button', { name: 'Close' }));
  await user().click(screen.getByRole('button', { name: `Remove ${name} from this device` }));
  expect(stored().map(({ entry }) => entry.startsAt.date)).toEqual(['2026-11-28']);
  expect(rows()).toHaveLength(1);
  expect(toasts).toMatchObject([
    {
      title: 'Booking removed from this device',
      text: 'This does not cancel it.',
      action: { label: 'Undo' },
    },
  ]);
  act(() => toasts[0]?.action?.run());
  expect(rows()).toHaveLength(2);
  expect(stored()).toHaveLength(2);
});

it('a booking of a customer is in the account, not on the list of the device', async () => {
  openPage(ReservationsScreen, { user: AMINA });
  fillIn();
  await send();
  expect(list()).not.toBeInTheDocument();
  expect(localStorage.getItem(GUEST_BOOKINGS_KEY)).toBeNull();
});

it.each(['{"half', '"a string"', '{"an":"object"}', '[{"id":null},7]'])(
  'the reservations page says that %s under the key of the bookings could not be read, and keeps it aside',
  (text) => {
    localStorage.setItem(GUEST_BOOKINGS_KEY, text);
    openPage(ReservationsScreen);
    expect(list()).toHaveTextContent('could not be read: the bookings made on this device');
    expect(localStorage.getItem(`${GUEST_BOOKINGS_KEY}.corrupt`)).toBe(text);
  },
);

it.each([
  ['details', { ...bookingOn('2026-11-27'), details: [{ label: 'Name' }] }],
  ['entry', { ...bookingOn('2026-11-27'), entry: { title: 'Table' } }],
])('a stored booking whose %s have another shape is left out', (_part, damaged) => {
  keep(bookingOn('2026-11-28'), { ...damaged, id: 'damaged' });
  openPage(ReservationsScreen);
  expect(rows()).toHaveLength(1);
});

it('where storage is full, a booking is listed as long as the page is open, and the list says so', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  openPage(ReservationsScreen);
  fillIn();
  await send();
  expect(rows()).toHaveLength(1);
  expect(list()).toHaveTextContent('can’t save what you do here');
});

it('the static page has no list, only its place', () => {
  keep(bookingOn('2026-11-27'));
  expect(staticPage(ReservationsScreen).textContent).not.toContain('Bookings on this device');
});
