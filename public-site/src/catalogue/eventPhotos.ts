import type { EventPhoto } from './album';
import type { PastEventId } from './event';
import { ALBUMS } from './generated/albums';
import { PAST_EVENT_IDS } from './generated/eventIds';

export type { EventPhoto } from './album';

/** The album of a past event; empty for any other. */
export function photosOf(eventId: string): readonly EventPhoto[] {
  return isPastEventId(eventId) ? ALBUMS[eventId] : [];
}

function isPastEventId(id: string): id is PastEventId {
  return PAST_EVENT_IDS.some((known) => known === id);
}
