import { act, screen, within } from '@testing-library/react';
import { REQUESTS_KEY } from '@venue/shared/stores/requests-key';
import { connectStorage } from '@venue/shared/stores';
import { AMINA, openPage, request, staticPage, visit } from '../testing/openPage';
import { fillIn, NOON, send, setTime, user } from '../testing/reservationForm';
import ReservationsScreen from './ReservationsScreen';

beforeEach(() => {
  localStorage.clear();
  setTime(NOON);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const list = () => screen.queryByRole('region', { name: 'Asked from this device' });
const rows = () => within(list() ?? document.body).getAllByRole('listitem');
const open = (requests = [request('a')], visitor = {}) =>
  openPage(ReservationsScreen, { requests, ...visitor });
const on = (date: string, time?: string) => request(`table-${date}-${time}`, { entry: visit(date, time) });

it('what a guest has asked for stays on the device, with date, time and party in words, and is not sent yet', async () => {
  const { user: account } = open([]);
  expect(list()).not.toBeInTheDocument();
  fillIn();
  await user().selectOptions(screen.getByLabelText('Guests'), '10+');
  await user().type(screen.getByLabelText('Special Requests (optional)'), 'By the fire');
  await send();
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent(
    'Friday, 27 November 20267:00 PM · 10+ guestsTable at Bustani GardensNot sent yet',
  );
  expect(account.getState().requests).toMatchObject([
    { kind: 'table', owner: null, until: '2026-11-27', sent: null, answer: null, record: null },
  ]);
  expect(account.getState().requests[0]?.details).toContainEqual({
    label: 'Special Requests',
    value: 'By the fire',
  });
});

it('two bookings for the same hour stay two', async () => {
  open([]);
  for (const name of ['Otieno', 'Achieng']) {
    fillIn();
    await user().clear(screen.getByLabelText('Full Name'));
    await user().type(screen.getByLabelText('Full Name'), name);
    await send();
  }
  expect(rows()).toHaveLength(2);
});

it('the latest twenty requests of guests are kept', async () => {
  const { user: account } = open(Array.from({ length: 20 }, (_, number) => request(`table-${number}`)));
  fillIn();
  await send();
  const kept = account.getState().requests;
  expect([kept.length, kept[0]?.id, kept.at(-1)?.details[0]?.label]).toEqual([20, 'table-1', 'Booking']);
});

it('bookings of a device are shown soonest first, those of a past day and of no readable date are not', () => {
  open([
    on('2026-12-24', '13:00'),
    on('2026-11-20'),
    on('soon'),
    on('2026-11-27', '20:30'),
    on('2026-11-21', '11:00'),
    request('order-1', { kind: 'order', title: 'Order for KSh 700', entry: null, until: '2026-11-28' }),
    request('message-1', { kind: 'message', title: 'Old', entry: null, until: '2026-11-20' }),
  ]);
  expect(rows().map(({ textContent }) => textContent?.replace(/(guests|2026)(Table|Not).*/, ''))).toEqual([
    'Saturday, 21 November 202611:00 AM · 4 ',
    'Friday, 27 November 20268:30 PM · 4 ',
    'Thursday, 24 December 20261:00 PM · 4 ',
    'Order for KSh 700Order of Sat, 21 Nov ',
  ]);
});

it('a booking goes from the list when its day ends in Nairobi', () => {
  setTime('2026-11-27T23:59:00+03:00');
  open();
  expect(rows()).toHaveLength(1);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(list()).not.toBeInTheDocument();
});

it('a customer’s message for somebody else has the name and phone that were typed, with wishes and occasion', async () => {
  open([], { user: AMINA });
  fillIn();
  await user().selectOptions(screen.getByLabelText('Occasion (optional)'), 'Birthday');
  await send();
  const link = screen.getByRole('link', { name: 'Send on WhatsApp RES-001' });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  for (const line of ['Name: Otieno Ouma', 'Phone: 0722 000 000', 'Occasion: Birthday'])
    expect(text).toContain(line);
});

it('what a guest has asked for is not shown to whoever signs in next, nor a customer’s to a guest', () => {
  open([request('a'), request('b', { owner: 'customer-1' })], { user: AMINA }).unmount();
  open([request('b', { owner: 'customer-1', kind: 'message', entry: null })]);
  expect(list()).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'My messages and inquiries' })).not.toBeInTheDocument();
});

it('a customer finds messages and inquiries below the reservations', () => {
  open([request('message-1', { owner: AMINA.id, kind: 'message', title: 'Cake', entry: null })], {
    user: AMINA,
  });
  const own = within(screen.getByRole('region', { name: 'My messages and inquiries' }));
  expect(own.getByRole('listitem')).toHaveTextContent('CakeMessage of Sat, 21 Nov 2026Not sent yet');
});

it.each(['{"half', '"a string"', '[{"id":null},7]', '[{"id":"x","kind":"table"}]'])(
  'the reservations page says that %s under the key of the requests could not be read, and keeps it aside',
  (text) => {
    localStorage.setItem(REQUESTS_KEY, text);
    const stores = open([]);
    act(() => void connectStorage(stores));
    expect(list()).toHaveTextContent('could not be read: what was asked for on this device');
    expect(localStorage.getItem(`${REQUESTS_KEY}.corrupt`)).toBe(text);
  },
);

it('where storage is full, list and panel say that the booking lasts as long as the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const stores = open([]);
  act(() => void connectStorage(stores));
  fillIn();
  await send();
  expect(rows()).toHaveLength(1);
  for (const place of [list(), screen.getByRole('region', { name: /^Thank you/ })])
    expect(place).toHaveTextContent('can’t save what you do here');
});

it('the static page has no list, only its place', () => {
  expect(staticPage(ReservationsScreen).textContent).not.toContain('Asked from this device');
});
