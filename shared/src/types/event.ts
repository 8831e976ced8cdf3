import type { StoredStatus } from './storedStatus';
import type { Typed } from './typed';

export const EVENT_STATUSES = ['upcoming', 'completed', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
export type StoredEventStatus = StoredStatus<EventStatus>;

/** How an upcoming series repeats: the weekday (0 is Sunday) and the start, HH:mm in Nairobi. */
export interface EventSeries {
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  start: string;
  /** Which of that weekday in a month: 1 for the first, -1 for the last. Every week when absent. */
  weekOfMonth?: 1 | 2 | 3 | 4 | -1;
  /** YYYY-MM-DD of an event that takes place once. */
  date?: string;
}

/** An event of the public site (requirements 3, Event). `date` is text as printed. */
export interface PublicEvent {
  id: string;
  title: string;
  description: string;
  date: string;
  time: string;
  location: string;
  isPromotional: boolean;
  category: string;
  image: string;
  type: 'upcoming' | 'past';
  highlights: string[];
  images: string[];
  attendees: number;
  rating: number;
  /** Number of photos that its page names. */
  photos: number;
  /** Upcoming events only: the repetition from which the next date is computed. */
  series?: EventSeries;
}

/** An event as the admin data layer stores it. `price` in KSh. */
export interface AdminEvent {
  id: string;
  title: Typed;
  date: string;
  time: string;
  description: Typed;
  image?: string | null;
  price: number;
  capacity: number;
  status: StoredEventStatus;
}
