// Here without the catalogue, so that the route list stays small; a test holds it to the upcoming events.

export const UPCOMING_EVENT_IDS = [
  'friday-live-band',
  'sunday-family-day',
  'thursday-jazz-night',
  'nyama-choma-festival',
  'wine-and-embers',
  'wednesday-sundowners',
] as const;
