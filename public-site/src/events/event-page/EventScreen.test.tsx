import { fill, setClock } from '@venue/shared/testing';
import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findEvent } from '../../catalogue/events';
import { openEvent } from '../../testing/openEvent';
import { toasts } from '../../testing/openPage';

const files: string[] = [];
jest.mock('@venue/shared/browser', () => ({
  ...jest.requireActual<object>('@venue/shared/browser'),
  saveFile: (name: string, text: string) => files.push(`${name}\n${text}`),
}));

beforeEach(() => {
  files.splice(0);
  // a Saturday in Nairobi
  setClock('2026-11-21T12:00:00+03:00');
});
afterEach(() => jest.useRealTimers());

it('the page of an upcoming event shows what, when and where, its highlights and a reservation form', () => {
  const event = findEvent('thursday-jazz-night');
  openEvent('thursday-jazz-night');
  expect(screen.getByRole('heading', { level: 1, name: 'Thursday Jazz Night' })).toBeVisible();
  for (const text of ['Live Music', 'Every Thursday', '6:30 PM - 9:30 PM', 'Garden bar terrace'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(event?.description ?? '-')).toBeVisible();
  const highlights = within(screen.getByRole('region', { name: 'Highlights' })).getAllByRole('listitem');
  expect(highlights.map((item) => item.textContent)).toEqual(event?.highlights);
  expect(screen.getByRole('form', { name: 'Reserve Your Spot' })).toBeVisible();
  expect(screen.queryByText('Attendees')).not.toBeInTheDocument();
});

it('the page of a past event shows attendees, rating and the way to its photos, and takes no reservation', () => {
  const event = findEvent('madaraka-day-choma');
  if (event?.type !== 'past') throw new Error('The event is past.');
  openEvent(event.id);
  expect(screen.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  expect(screen.getByText('Sunday, 1 June 2025')).toBeVisible();
  expect(screen.getByText('Attendees').parentElement).toHaveTextContent(String(event.attendees));
  expect(screen.getByRole('img', { name: `${event.rating} out of 5` })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Photos' })).toHaveAttribute(
    'href',
    '/events/madaraka-day-choma/photos',
  );
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

it('the next evening of an upcoming event can be put into the calendar without a reservation', async () => {
  openEvent('thursday-jazz-night');
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(files[0]).toMatch(/^thursday-jazz-night-2026-11-26\.ics\n/);
  expect(files[0]).toContain('DTEND;TZID=Africa/Nairobi:20261126T213000\r\n');
  expect(files[0]).toContain('STATUS:CONFIRMED\r\n');
});

it.each([
  ['thursday-jazz-night', '2026-11-26T18:30:00+03:00', '2026-11-26T21:30:00+03:00'],
  ['nyama-choma-festival', '2026-12-05T12:00:00+03:00', '2026-12-05T22:00:00+03:00'],
])(
  'search engines are told the next date of %s in Nairobi time, until when its places are offered, once the page runs',
  (id, startDate, endDate) => {
    openEvent(id);
    const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Event',
      startDate,
      endDate,
      location: { '@type': 'Place' },
      superEvent: { '@id': `https://bustanigardens.example/events/${id}` },
      offers: { availability: 'https://schema.org/InStock', validThrough: startDate },
      potentialAction: { '@type': 'ReserveAction' },
    });
  },
);

it('an unknown event is not found, with a way back to the events', () => {
  openEvent('new-year-2099');
  expect(screen.getByRole('heading', { level: 1, name: 'Event Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/events');
});

const form = () => within(screen.getByRole('form', { name: 'Reserve Your Spot' }));
const submit = () => userEvent.click(form().getByRole('button', { name: 'Submit Reservation' }));
const guests = () => form().getByRole('spinbutton', { name: 'Number of Guests' });

async function fillIn(wanted: { guests: string; requests?: string }) {
  await fill(form().getByRole('textbox', { name: 'Full Name' }), 'Amina Wanjiru');
  await fill(form().getByRole('textbox', { name: 'Email' }), 'amina@example.com');
  await fill(form().getByRole('textbox', { name: 'Phone' }), '+254 711 000 000');
  await fill(guests(), wanted.guests);
  if (wanted.requests) await fill(form().getByRole('textbox', { name: /Special Requests/ }), wanted.requests);
}

it('an incomplete event reservation gets a toast, a message beside each field, and the focus in the first one', async () => {
  openEvent('friday-live-band');
  await submit();
  expect(toasts).toEqual([
    {
      title: 'Missing Information',
      text: 'Please fill in all required fields.',
      tone: 'error',
      untilSuccess: true,
    },
  ]);
  expect(form().getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
  for (const name of ['Full Name', 'Email', 'Phone'])
    expect(form().getByRole('textbox', { name })).toBeInvalid();
  expect(guests()).toBeInvalid();
  expect(form().getByRole('textbox', { name: /Special Requests/ })).toBeValid();
  expect(screen.queryByRole('region', { name: 'Reservation Submitted!' })).not.toBeInTheDocument();
});

it('a sent event reservation is shown in a summary while the form is empty again', async () => {
  const store = openEvent('friday-live-band');
  await fillIn({ guests: '4', requests: 'Near the stage' });
  await submit();
  expect(toasts).toEqual([
    { title: 'Reservation Submitted!', text: "We'll confirm your booking within 24 hours.", tone: 'success' },
  ]);
  const panel = within(screen.getByRole('region', { name: 'Reservation Submitted!' }));
  expect(panel.getByRole('heading')).toHaveFocus();
  expect(panel.getByText("We'll confirm your booking within 24 hours.")).toBeVisible();
  const shown = panel.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(shown).toEqual([
    ['Event', 'Friday Live Band'],
    ['Date', 'Friday, 27 November 2026'],
    ['Time', '7:00 PM'],
    ['Guests', '4'],
    ['Name', 'Amina Wanjiru'],
    ['Email', 'amina@example.com'],
    ['Phone', '+254 711 000 000'],
    ['Special requests', 'Near the stage'],
  ]);
  for (const box of form().getAllByRole('textbox')) expect(box).toHaveValue('');
  expect(guests()).toHaveValue(null);
  // a guest's reservation is no record of an account
  expect(store.getState().tickets).toEqual([]);
  expect(panel.queryByRole('link', { name: 'your tickets' })).not.toBeInTheDocument();
});

it('of an event the next four dates can be chosen, and the chosen one is booked', async () => {
  openEvent('friday-live-band');
  const dates = form().getByRole('combobox', { name: 'Date' });
  expect(
    within(dates)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Friday, 27 November 2026',
    'Friday, 4 December 2026',
    'Friday, 11 December 2026',
    'Friday, 18 December 2026',
  ]);
  await fillIn({ guests: '4' });
  await userEvent.selectOptions(dates, 'Friday, 11 December 2026');
  await submit();
  const panel = screen.getByRole('region', { name: 'Reservation Submitted!' });
  expect(panel).toHaveTextContent('DateFriday, 11 December 2026');
  expect(dates).toHaveValue('2026-11-27');
});

it('an event that begins while its form is open says so, and that the next date is booked', async () => {
  setClock('2026-11-27T18:59:00+03:00');
  openEvent('friday-live-band');
  await fillIn({ guests: '4' });
  expect(form().getByRole('combobox', { name: 'Date' })).toHaveValue('2026-11-27');
  jest.setSystemTime(new Date('2026-11-27T19:00:00+03:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(form().getByRole('status')).toHaveTextContent(
    'It began at 7:00 PM and is on until 11:00 PM: you reserve for Friday, 4 December 2026 or later.',
  );
  expect(screen.getByText('On now until 11:00 PM')).toBeVisible();
  expect(form().getByRole('combobox', { name: 'Date' })).toHaveValue('2026-12-04');
  await submit();
  const panel = screen.getByRole('region', { name: 'Reservation Submitted!' });
  expect(panel).toHaveTextContent('DateFriday, 4 December 2026');
});

it('an event reservation of a signed-in customer is also stored as a pending ticket', async () => {
  const store = openEvent('wine-and-embers');
  const [{ user }] = TEST_ACCOUNTS;
  act(() => store.getState().signIn(user, []));
  await userEvent.click(await screen.findByRole('button', { name: 'Use my details' }));
  expect(form().getByRole('textbox', { name: 'Full Name' })).toHaveValue(user.name);
  expect(form().getByRole('textbox', { name: 'Email' })).toHaveValue(user.email);
  expect(form().getByRole('textbox', { name: 'Phone' })).toHaveValue(user.phone);
  await userEvent.type(guests(), '2');
  await submit();
  expect(store.getState().tickets).toEqual([
    {
      id: 'TIC-001',
      eventTitle: 'Wine & Embers',
      eventDate: '2026-11-21',
      price: 0,
      status: 'pending',
      ticketType: 'Standard',
    },
  ]);
  expect(screen.getByRole('link', { name: 'your tickets' })).toHaveAttribute('href', '/tickets');
});
