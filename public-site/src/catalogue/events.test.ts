import { formatTime } from '@venue/shared/rules';
import { photosOf } from './eventPhotos';
import { findEvent } from './events';
import { PAST_EVENT_IDS, UPCOMING_EVENT_IDS } from './generated/eventIds';
import { GALLERY_TILES } from './generated/galleryTiles';
import { PAST_EVENTS } from './generated/pastEvents';
import { UPCOMING_EVENTS } from './generated/upcomingEvents';
import { seriesRhythm } from '../events/eventSeries';

it('every event has an address of its own, which the route list knows', () => {
  expect(UPCOMING_EVENTS.map(({ id }) => id)).toEqual([...UPCOMING_EVENT_IDS]);
  expect(PAST_EVENTS.map(({ id }) => id)).toEqual([...PAST_EVENT_IDS]);
  const events = [...UPCOMING_EVENTS, ...PAST_EVENTS];
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  for (const event of events) expect(findEvent(event.id)).toBe(event);
  expect(findEvent('new-year-2099')).toBeUndefined();
});

it.each(UPCOMING_EVENTS.map((event) => [event.title, event] as const))(
  'the series "%s" prints the day and time that its next date is worked out from',
  (_title, event) => {
    expect(seriesRhythm(event.series)).toBe(`${event.date}, ${formatTime(event.series.start)}`);
    expect(event.time).toMatch(/^\d{1,2}:\d{2} [AP]M - \d{1,2}:\d{2} [AP]M$/);
    expect(event.time.startsWith(`${formatTime(event.series.start)} - `)).toBe(true);
  },
);

it('an event with the bouncing castle falls on a weekend, since the castle is there on weekends only', () => {
  const withCastle = UPCOMING_EVENTS.filter(({ highlights }) => /bouncing castle/i.test(highlights.join()));
  for (const { series } of withCastle) expect([0, 6]).toContain(series.weekday);
});

it.each(PAST_EVENTS.map((event) => [event.title, event] as const))(
  'the past event "%s" counts the photos it has, one of them featured',
  (_title, event) => {
    const photos = photosOf(event.id);
    expect(photos).toHaveLength(event.photos);
    expect(photos.filter(({ featured }) => featured)).toHaveLength(1);
    expect(new Set(photos.map(({ id }) => id)).size).toBe(photos.length);
  },
);

it('an upcoming event has no photos yet', () => {
  for (const { id, photos } of UPCOMING_EVENTS) {
    expect(photos).toBe(0);
    expect(photosOf(id)).toEqual([]);
  }
});

it('every gallery tile of the home page leads to an evening that shows that very picture', () => {
  for (const { eventId, link, picture } of GALLERY_TILES) {
    expect(link).toBe(`/events/${eventId}/photos`);
    expect(photosOf(eventId).map(({ url }) => url)).toContain(picture.photo);
  }
});
