import { connectToasts, type Toast } from '@venue/shared/notify';
import { createUserStore, UserProvider, type UserStore } from '@venue/shared/stores';
import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { findEvent } from '../catalogue/events';
import { PAST_EVENTS } from '../catalogue/past-events';
import { UPCOMING_EVENTS } from '../catalogue/upcoming-events';
import { prerender } from '../routes';
import EventScreen, { page } from './EventScreen';

const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));
const files: string[] = [];
jest.mock('../calendar/downloadCalendar', () => ({
  downloadCalendar: (name: string, text: string) => files.push(`${name}\n${text}`),
}));

beforeEach(() => {
  toasts.splice(0);
  files.splice(0);
  // a Saturday in Nairobi
  jest.useFakeTimers({
    now: new Date('2026-11-21T12:00:00+03:00'),
    doNotFake: ['setTimeout', 'performance'],
  });
});
afterEach(() => jest.useRealTimers());

function open(id: string): UserStore {
  const store = createUserStore();
  store.setState({ ready: true });
  const router = createMemoryRouter(
    [
      { path: '/events/:id', Component: EventScreen },
      { path: '*', element: null },
    ],
    { initialEntries: [`/events/${id}`] },
  );
  render(
    <UserProvider store={store}>
      <RouterProvider router={router} />
    </UserProvider>,
  );
  return store;
}

const form = () => within(screen.getByRole('form', { name: 'Reserve Your Spot' }));
const submit = () => userEvent.click(form().getByRole('button', { name: 'Submit Reservation' }));
const guests = () => form().getByRole('spinbutton', { name: 'Number of Guests' });

async function fillIn(wanted: { guests: string; requests?: string }) {
  await userEvent.type(form().getByRole('textbox', { name: 'Full Name' }), 'Amina Wanjiru');
  await userEvent.type(form().getByRole('textbox', { name: 'Email' }), 'amina@example.com');
  await userEvent.type(form().getByRole('textbox', { name: 'Phone' }), '+254 711 000 000');
  await userEvent.type(guests(), wanted.guests);
  if (wanted.requests)
    await userEvent.type(form().getByRole('textbox', { name: /Special Requests/ }), wanted.requests);
}

describe.each(UPCOMING_EVENTS.map((event) => [event.id, event] as const))('the page of %s', (id, event) => {
  it('shows what, when and where, its highlights and a reservation form', () => {
    open(id);
    expect(screen.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    for (const text of [event.category, event.description, event.date, event.time, event.location])
      expect(screen.getByText(text)).toBeVisible();
    const highlights = within(screen.getByRole('region', { name: 'Highlights' })).getAllByRole('listitem');
    expect(highlights.map((item) => item.textContent)).toEqual(event.highlights);
    expect(screen.getByRole('form', { name: 'Reserve Your Spot' })).toBeVisible();
    expect(screen.queryByText('Attendees')).not.toBeInTheDocument();
  });
});

describe.each(PAST_EVENTS.map((event) => [event.id, event] as const))('the page of %s', (id, event) => {
  it('shows attendees, rating and the way to its photos, and takes no reservation', () => {
    open(id);
    expect(screen.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    expect(screen.getByText(event.date)).toBeVisible();
    expect(screen.getByText('Attendees').parentElement).toHaveTextContent(String(event.attendees));
    expect(screen.getByRole('img', { name: `${event.rating} out of 5` })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Photos' })).toHaveAttribute('href', `/events/${id}/photos`);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });
});

describe('an event reservation', () => {
  it('misses what is required: a toast, a message beside each field, the first one focused', async () => {
    open('friday-live-band');
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

  it.each(['0', '11', '-1', '2.5', '1e1'])('is not for %s guests', async (count) => {
    open('friday-live-band');
    await fillIn({ guests: count });
    await submit();
    expect(guests()).toHaveAccessibleDescription(/Enter a whole number from 1 to 10/);
    expect(guests()).toHaveFocus();
    expect(form().getByRole('textbox', { name: 'Full Name' })).toHaveValue('Amina Wanjiru');
    expect(toasts.map(({ title }) => title)).toEqual(['Missing Information']);
  });

  it.each(['1', '2', '10'])('is for %s guests', async (count) => {
    open('friday-live-band');
    await fillIn({ guests: count });
    await submit();
    expect(toasts).toEqual([
      {
        title: 'Reservation Submitted!',
        text: "We'll confirm your booking within 24 hours.",
        tone: 'success',
      },
    ]);
  });

  it('stays on the page with what was asked for, while the form is empty again', async () => {
    const store = open('friday-live-band');
    await fillIn({ guests: '4', requests: 'Near the stage' });
    await submit();
    const panel = within(screen.getByRole('region', { name: 'Reservation Submitted!' }));
    expect(panel.getByRole('heading')).toHaveFocus();
    expect(panel.getByText("We'll confirm your booking within 24 hours.")).toBeVisible();
    const said = panel.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(said).toEqual([
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
    // a guest's reservation only shows the confirmation
    expect(store.getState().tickets).toEqual([]);
    expect(panel.queryByRole('link', { name: 'your tickets' })).not.toBeInTheDocument();
  });

  it('offers WhatsApp with the same words, and the evening for the calendar, not yet confirmed', async () => {
    open('friday-live-band');
    await fillIn({ guests: '4' });
    await submit();
    const panel = within(screen.getByRole('region', { name: 'Reservation Submitted!' }));
    const link = panel.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href') ?? '';
    expect(link).toMatch(/^https:\/\/wa\.me\/254700000000\?text=/);
    expect(new URL(link).searchParams.get('text')).toBe(
      [
        'Hello Bustani Gardens! I would like to reserve places at Friday Live Band.',
        'Event: Friday Live Band',
        'Date: Friday, 27 November 2026',
        'Time: 7:00 PM',
        'Guests: 4',
        'Name: Amina Wanjiru',
        'Email: amina@example.com',
        'Phone: +254 711 000 000',
      ].join('\n'),
    );
    await userEvent.click(panel.getByRole('button', { name: 'Add to calendar' }));
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/^friday-live-band-2026-11-27\n/);
    expect(files[0]).toContain('DTSTART;TZID=Africa/Nairobi:20261127T190000\r\n');
    expect(files[0]).toContain('STATUS:TENTATIVE\r\n');
  });

  it('of a signed-in customer also waits as a pending ticket', async () => {
    const store = open('wine-and-embers');
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

  it('is made once by a double click', async () => {
    const store = open('friday-live-band');
    act(() => store.getState().signIn(TEST_ACCOUNTS[0].user, []));
    await fillIn({ guests: '2' });
    await userEvent.dblClick(form().getByRole('button', { name: 'Submit Reservation' }));
    expect(store.getState().tickets).toHaveLength(1);
    expect(toasts).toHaveLength(1);
  });
});

it('the next evening of an upcoming event can be put into the calendar without a reservation', async () => {
  open('thursday-jazz-night');
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(files[0]).toMatch(/^thursday-jazz-night-2026-11-26\n/);
  expect(files[0]).toContain('DTEND;TZID=Africa/Nairobi:20261126T213000\r\n');
  expect(files[0]).toContain('STATUS:CONFIRMED\r\n');
});

describe('an unknown event', () => {
  it('is not found, with a way back to the events', () => {
    open('new-year-2099');
    expect(screen.getByRole('heading', { level: 1, name: 'Event Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/events');
  });

  it('says so in the title and keeps search engines out', () => {
    expect(page({ id: 'new-year-2099' })).toEqual({ title: 'Event Not Found', noindex: true });
  });
});

describe('what search engines are told of an event', () => {
  const told = (id: string) => page({ id }).jsonLd;

  it.each([
    ['friday-live-band', { repeatFrequency: 'P1W', byDay: 'https://schema.org/Friday', startTime: '19:00' }],
    ['nyama-choma-festival', { repeatFrequency: 'P1M', byMonthWeek: 1, endTime: '22:00' }],
  ])('%s repeats, without a date that would soon be over', (id, eventSchedule) => {
    expect(told(id)).toMatchObject({
      '@type': 'Event',
      name: findEvent(id)?.title,
      url: `https://bustanigardens.example/events/${id}`,
      eventSchedule: { ...eventSchedule, scheduleTimezone: 'Africa/Nairobi' },
    });
    expect(told(id)).not.toHaveProperty('startDate');
  });

  it('a past one was on its day, in Nairobi time', () => {
    expect(told('madaraka-day-choma')).toMatchObject({
      startDate: '2025-06-01T11:00:00+03:00',
      endDate: '2025-06-01T22:00:00+03:00',
    });
    expect(told('madaraka-day-choma')).not.toHaveProperty('eventSchedule');
  });
});

it('every event is a static page, and so are the photos of the past ones', () => {
  const pages = prerender.filter((path) => path.startsWith('/events/'));
  expect(new Set(pages)).toEqual(
    new Set([
      ...[...UPCOMING_EVENTS, ...PAST_EVENTS].map(({ id }) => `/events/${id}`),
      ...PAST_EVENTS.map(({ id }) => `/events/${id}/photos`),
    ]),
  );
});
