import { formatLongDate } from '@venue/shared/rules';
import type { EventSeries, PublicEvent } from '@venue/shared/types';
import type { PAST_EVENT_IDS, UPCOMING_EVENT_IDS } from './generated/eventIds';
import type { CataloguePicture } from './picture';

export type UpcomingEventId = (typeof UPCOMING_EVENT_IDS)[number];
export type PastEventId = (typeof PAST_EVENT_IDS)[number];

/** The calendar of all upcoming events, which programs subscribe to. */
export const EVENTS_CALENDAR_PATH = '/events.ics';

/** From when on upcoming events are told to calendars and search engines, so that their past evenings stay. */
export const SERIES_SINCE = '2026-01-01';

interface DescribedEvent extends PublicEvent {
  picture: CataloguePicture;
  pictures: CataloguePicture[];
}

/** An event that repeats. `date` says how ("Every Friday"), and the next date is computed from `series`. */
export interface UpcomingEvent extends DescribedEvent {
  id: UpcomingEventId;
  type: 'upcoming';
  series: EventSeries;
}

/** A past event. `day` is YYYY-MM-DD, `date` the same as printed. */
export interface PastEvent extends DescribedEvent {
  id: PastEventId;
  type: 'past';
  day: string;
}

type EventText<Event extends DescribedEvent> = Omit<
  Event,
  'image' | 'images' | 'picture' | 'pictures' | 'type'
> & {
  pictures: [CataloguePicture, ...CataloguePicture[]];
};

function withPictures([picture, ...others]: [CataloguePicture, ...CataloguePicture[]]) {
  const pictures = [picture, ...others];
  return { picture, pictures, image: picture.photo, images: pictures.map(({ photo }) => photo) };
}

/** Completes an upcoming event, which has no attendees, rating or photos yet. */
export function upcomingEvent({
  pictures,
  ...text
}: Omit<EventText<UpcomingEvent>, 'attendees' | 'rating' | 'photos'>): UpcomingEvent {
  return { ...text, ...withPictures(pictures), type: 'upcoming', attendees: 0, rating: 0, photos: 0 };
}

export function pastEvent({ pictures, ...text }: Omit<EventText<PastEvent>, 'date'>): PastEvent {
  return { ...text, ...withPictures(pictures), type: 'past', date: formatLongDate(text.day) };
}
