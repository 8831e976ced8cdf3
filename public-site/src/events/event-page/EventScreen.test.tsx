import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PAST_EVENTS } from '../../catalogue/pastEvents';
import { UPCOMING_EVENTS } from '../../catalogue/upcomingEvents';
import { openEvent } from '../../testing/openEvent';

const files: string[] = [];
jest.mock('@venue/shared/browser', () => ({
  saveFile: (name: string, text: string) => files.push(`${name}\n${text}`),
}));

beforeEach(() => {
  files.splice(0);
  // a Saturday in Nairobi
  jest.useFakeTimers({
    now: new Date('2026-11-21T12:00:00+03:00'),
    doNotFake: ['setTimeout', 'performance'],
  });
});
afterEach(() => jest.useRealTimers());

describe.each(UPCOMING_EVENTS.map((event) => [event.id, event] as const))('the page of %s', (id, event) => {
  it(`the page of ${id} shows what, when and where, its highlights and a reservation form`, () => {
    openEvent(id);
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
  it(`the page of ${id} shows attendees, rating and the way to its photos, and takes no reservation`, () => {
    openEvent(id);
    expect(screen.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    expect(screen.getByText(event.date)).toBeVisible();
    expect(screen.getByText('Attendees').parentElement).toHaveTextContent(String(event.attendees));
    expect(screen.getByRole('img', { name: `${event.rating} out of 5` })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Photos' })).toHaveAttribute('href', `/events/${id}/photos`);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });
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
