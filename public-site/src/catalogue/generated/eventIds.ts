// Follows from shared/content/events.yaml; npm run content writes it again.
export const UPCOMING_EVENT_IDS = ["friday-live-band", "sunday-family-day", "thursday-jazz-night", "nyama-choma-festival", "wine-and-embers", "wednesday-sundowners"] as const;
export const PAST_EVENT_IDS = ["madaraka-day-choma", "jazz-under-the-trees", "easter-family-fun-day", "wine-and-embers-opening-night"] as const;
