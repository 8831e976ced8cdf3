import { formatLongDate } from '@venue/shared/rules';
import type { EventSeries, PublicEvent } from '@venue/shared/types';
import type { CataloguePicture } from './picture';

/** The ids stand here, so that the route list needs no catalogue to know the addresses. */
export const UPCOMING_EVENT_IDS = [
  'friday-live-band',
  'sunday-family-day',
  'thursday-jazz-night',
  'nyama-choma-festival',
  'wine-and-embers',
  'wednesday-sundowners',
] as const;
export type UpcomingEventId = (typeof UPCOMING_EVENT_IDS)[number];

/** Named here so that albums and gallery links can't name an event that never was. */
export const PAST_EVENT_IDS = [
  'madaraka-day-choma',
  'jazz-under-the-trees',
  'easter-family-fun-day',
  'wine-and-embers-opening-night',
] as const;
export type PastEventId = (typeof PAST_EVENT_IDS)[number];

interface DescribedEvent extends PublicEvent {
  picture: CataloguePicture;
  pictures: CataloguePicture[];
}

/** A series: `date` says how it repeats ("Every Friday"), the next date is worked out from `series`. */
export interface UpcomingEvent extends DescribedEvent {
  id: UpcomingEventId;
  type: 'upcoming';
  series: EventSeries;
}

/** One evening that has been. `day` is YYYY-MM-DD, `date` the same as printed. */
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

/** What is still to come has no attendees, rating or photos yet. */
export function upcomingEvent({
  pictures,
  ...text
}: Omit<EventText<UpcomingEvent>, 'attendees' | 'rating' | 'photos'>): UpcomingEvent {
  return { ...text, ...withPictures(pictures), type: 'upcoming', attendees: 0, rating: 0, photos: 0 };
}

export function pastEvent({ pictures, ...text }: Omit<EventText<PastEvent>, 'date'>): PastEvent {
  return { ...text, ...withPictures(pictures), type: 'past', date: formatLongDate(text.day) };
}
