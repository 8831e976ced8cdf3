import { formatTime, seriesRhythm } from '@venue/shared/rules';
import { PAST_EVENT_IDS, UPCOMING_EVENT_IDS } from './event';
import { photosOf } from './eventPhotos';
import { findEvent } from './events';
import { PAST_EVENTS } from './pastEvents';
import { HOME_EVENTS, UPCOMING_EVENTS } from './upcomingEvents';

describe('the events', () => {
  it('have an address of their own each', () => {
    const ids = [...UPCOMING_EVENTS, ...PAST_EVENTS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(findEvent(id)?.id).toBe(id);
    expect(findEvent('new-year-2099')).toBeUndefined();
  });

  it('ahead are four to six series, three of them on the home page', () => {
    expect(UPCOMING_EVENTS.length).toBeGreaterThanOrEqual(4);
    expect(UPCOMING_EVENTS.length).toBeLessThanOrEqual(6);
    expect(HOME_EVENTS).toHaveLength(3);
  });

  it.each(UPCOMING_EVENTS.map((event) => [event.title, event] as const))(
    '%s prints the day and time it is worked out from',
    (_title, event) => {
      expect(seriesRhythm(event.series)).toBe(`${event.date}, ${formatTime(event.series.start)}`);
      expect(event.time).toMatch(/^\d{1,2}:\d{2} [AP]M - \d{1,2}:\d{2} [AP]M$/);
      expect(event.time.startsWith(`${formatTime(event.series.start)} - `)).toBe(true);
    },
  );

  it('with the bouncing castle fall on a weekend, since it is there on weekends only', () => {
    const withCastle = UPCOMING_EVENTS.filter(({ highlights }) => /bouncing castle/i.test(highlights.join()));
    expect(withCastle.length).toBeGreaterThan(0);
    for (const { series } of withCastle) expect([0, 6]).toContain(series.weekday);
  });

  it('behind are three or four, newest first, with guests and a rating', () => {
    expect(PAST_EVENTS.map(({ id }) => id)).toEqual([...PAST_EVENT_IDS]);
    expect(PAST_EVENTS.length).toBeGreaterThanOrEqual(3);
    const days = PAST_EVENTS.map(({ day }) => day);
    expect(days).toEqual([...days].sort().reverse());
    for (const { attendees, rating } of PAST_EVENTS) {
      expect(attendees).toBeGreaterThan(0);
      expect(rating).toBeGreaterThanOrEqual(4);
      expect(rating).toBeLessThanOrEqual(5);
    }
  });

  it('print the date of a past one in words', () => {
    expect(findEvent('madaraka-day-choma')?.date).toBe('Sunday, 1 June 2025');
    expect(findEvent('easter-family-fun-day')?.date).toBe('Sunday, 20 April 2025');
  });

  it.each(PAST_EVENTS.map((event) => [event.title, event] as const))(
    '%s counts the photos it has, one of them featured',
    (_title, event) => {
      const photos = photosOf(event.id);
      expect(photos).toHaveLength(event.photos);
      expect(photos.filter(({ featured }) => featured)).toHaveLength(1);
      expect(new Set(photos.map(({ id }) => id)).size).toBe(photos.length);
      expect(new Set(photos.map(({ url }) => url)).size).toBe(photos.length);
      for (const { likes, caption, url, picture } of photos) {
        expect(likes).toBeGreaterThan(0);
        expect(caption).not.toBe('');
        expect(url).toBe(picture.photo);
      }
    },
  );

  it('ahead have no photos yet', () => {
    for (const { id, photos } of UPCOMING_EVENTS) {
      expect(photos).toBe(0);
      expect(photosOf(id)).toEqual([]);
    }
  });
});
