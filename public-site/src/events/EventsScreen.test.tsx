import { openScreen } from '@venue/shared/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { UPCOMING_EVENTS } from '../catalogue/generated/upcomingEvents';
import { havePointers } from '../testing/pointers';
import EventsScreen from './EventsScreen';
import { photosOf } from '../catalogue/eventPhotos';
import { findEvent } from '../catalogue/events';
import EventPhotosScreen, { page } from './photos/EventPhotosScreen';

const SCREEN = (
  <MemoryRouter>
    <EventsScreen />
  </MemoryRouter>
);

/** Opens the page at a moment by the clock in Nairobi; the 21st of November 2026 is a Saturday. */
function openAt(moment: string) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${moment}+03:00`));
  render(SCREEN);
}
beforeAll(havePointers);
afterEach(() => jest.restoreAllMocks());

const card = (title: string) =>
  within(screen.getByRole('link', { name: title }).closest('article') ?? document.body);

describe('the events page', () => {
  beforeEach(() => openAt('2026-11-21T12:00'));

  it('the events page has the tabs Upcoming Events, chosen, and Past Events, disabled', async () => {
    const [upcoming, past, ...others] = screen.getAllByRole('tab');
    expect(others).toEqual([]);
    expect(upcoming).toHaveAccessibleName('Upcoming Events');
    expect(upcoming).toHaveAttribute('aria-selected', 'true');
    expect(past).toHaveAccessibleName('Past Events');
    expect(past).toBeDisabled();
    await userEvent.click(past ?? document.body);
    upcoming?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(upcoming).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Upcoming Events' })).toBeVisible();
  });

  it('the events page links every upcoming event, and says what it is, how often, at what time and where', () => {
    const panel = within(screen.getByRole('tabpanel', { name: 'Upcoming Events' }));
    // 21 November 2026 is the third Saturday, on which wine is poured at 6:30 PM.
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [
        'wine-and-embers',
        'sunday-family-day',
        'wednesday-sundowners',
        'thursday-jazz-night',
        'friday-live-band',
        'nyama-choma-festival',
      ].map((id) => `/events/${id}`),
    );
    for (const { title, description, category, date, time, location, isPromotional } of UPCOMING_EVENTS) {
      for (const text of [description, category, date, time, location])
        expect(card(title).getByText(text)).toBeVisible();
      expect(card(title).queryAllByText('Special')).toHaveLength(isPromotional ? 1 : 0);
    }
    expect(card('Friday Live Band').getByText('Friday, 27 November 2026')).toBeVisible();
  });

  it('the events page has its title, three figures of the venue, and leads to Plan Your Event', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Events & Experiences' })).toBeVisible();
    for (const [value = '', label = ''] of [
      ['100+', 'Seating Capacity'],
      ['24/7', 'Event Support'],
      ['Custom', 'Menu Options'],
    ])
      expect(screen.getByText(label).parentElement).toHaveTextContent(value);
    expect(screen.getByRole('link', { name: 'Plan Your Event' })).toHaveAttribute('href', '/plan-event');
  });
});

it.each([
  ['2026-12-04T18:59', 'Friday, 4 December 2026'],
  ['2026-12-04T20:00', 'On now until 11:00 PM'],
  ['2026-12-04T23:00', 'Friday, 11 December 2026'],
  ['2026-12-31T12:00', 'Fri, 1 Jan 2027, until 10:00 PM'],
])('at %s the card of the Friday band says "%s"', (now, text) => {
  openAt(now);
  expect(card('Friday Live Band').getByText(text)).toBeVisible();
});

it('a static page leaves the next evening of the Friday band to the browser', () => {
  const html = renderToString(SCREEN);
  expect(html).toContain('Every Friday');
  expect(html).not.toContain('<time');
});

describe('the photos of an event', () => {
  const open = (id: string) =>
    openScreen(EventPhotosScreen, { address: `/events/${id}/photos`, paths: ['/events/:id/photos'] });

  const shots = () => within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem');
  const figure = (label: string) => screen.getByText(label).nextSibling;

  it('the photos of an event come one featured first, each with its caption and likes, and are summed up', () => {
    const id = 'jazz-under-the-trees';
    open(id);
    const photos = photosOf(id);
    expect(screen.getByRole('heading', { level: 1, name: 'Jazz Under the Trees' })).toBeVisible();
    expect(screen.getAllByText('Featured')).toHaveLength(1);
    const featured = photos.filter((photo) => photo.featured);
    const others = photos.filter((photo) => !photo.featured);
    expect(shots().map((shot) => shot.textContent)).toEqual(
      [...featured, ...others].map(
        (photo) => `${photo.featured ? 'Featured' : ''}${photo.caption}${photo.likes} likes`,
      ),
    );
    expect(figure('Total photos')).toHaveTextContent(/^7$/);
    const event = findEvent(id);
    if (event?.type !== 'past') throw new Error('The event is past.');
    expect(figure('Attendees')).toHaveTextContent(new RegExp(`^${event.attendees}$`));
    expect(figure('Rating out of 5')).toHaveTextContent(new RegExp(`^${event.rating}/5$`));
  });

  it('Load More Photos on the photos page is there and does nothing, and all likes are 440', async () => {
    open('madaraka-day-choma');
    const more = screen.getByRole('button', { name: 'Load More Photos' });
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(more).toHaveAccessibleDescription('Coming soon');
    await userEvent.click(more);
    expect(shots()).toHaveLength(8);
    expect(figure('Total likes')).toHaveTextContent('440');
  });

  it('a photo of an event opens large with its likes, and arrow keys lead around the album', async () => {
    open('wine-and-embers-opening-night');
    const first = within(shots()[0] ?? document.body).getByRole('button');
    await userEvent.click(first);
    const viewer = screen.getByRole('dialog', { name: 'Photos of Wine & Embers: Opening Night' });
    expect(viewer).toHaveTextContent('First pour of the first evening57 likes1 of 6');
    expect(within(viewer).getByRole('button', { name: 'Next photo' })).toHaveFocus();
    fireEvent.keyDown(viewer, { key: 'ArrowRight' });
    expect(viewer).toHaveTextContent('The table before the guests33 likes2 of 6');
    fireEvent.keyDown(viewer, { key: 'ArrowLeft' });
    const photo = within(viewer).getByRole('figure');
    fireEvent.pointerDown(photo, { pointerType: 'touch', clientX: 100 });
    fireEvent.pointerUp(photo, { pointerType: 'touch', clientX: 160 });
    expect(viewer).toHaveTextContent('6 of 6');
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    expect(first).toHaveFocus();
  });

  describe.each(['new-year-2099', 'friday-live-band'])('the photos of %s', (id) => {
    it(`the photos of ${id} are not found, and the page says so`, () => {
      open(id);
      expect(screen.getByRole('heading', { level: 1, name: 'Event Not Found' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/events');
      expect(page({ id })).toEqual({ title: 'Event Not Found', noindex: true });
    });
  });

  it('the page of an event’s photos is named after the event', () => {
    expect(page({ id: 'jazz-under-the-trees' })).toMatchObject({
      title: 'Jazz Under the Trees: photos',
      description: '7 photos of Jazz Under the Trees at Bustani Gardens, Saturday, 26 April 2025.',
    });
  });
});
