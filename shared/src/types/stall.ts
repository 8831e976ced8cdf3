import { STALL_SLUGS } from '../generated/stallSlugs';
import type { EventSeries } from './event';
import type { StoredStatus } from './storedStatus';
import type { Typed } from './typed';

export { STALL_SLUGS };
export type StallSlug = (typeof STALL_SLUGS)[number];

/** Opening and closing time in Nairobi, HH:mm; `closes` before `opens` is after midnight. */
export interface OpeningHours {
  opens: string;
  closes: string;
  /** Weekdays without hours; 0 is Sunday. */
  closedOn?: readonly EventSeries['weekday'][];
  /** Weekdays with other hours. */
  except?: readonly { on: readonly EventSeries['weekday'][]; opens: string; closes: string }[];
}

export interface MenuHighlight {
  item: string;
  /** As printed: "KSh 1,200 per kg". */
  price: string;
  description: string;
}

export interface StallAmenity {
  name: string;
  icon: string;
  description: string | null;
}

/** A stall of the public site (requirements 3, Stall). */
export interface PublicStall {
  id: StallSlug;
  name: string;
  category: string;
  description: string;
  specialties: string[];
  /** As printed: "7:00 AM - 7:00 PM, daily". */
  hours: string;
  openingHours: OpeningHours;
  image: string;
  phone: string;
  email: string;
  featured: boolean;
  gallery: string[];
  menuHighlights: MenuHighlight[];
  amenities: StallAmenity[];
}

export const STALL_STATUSES = ['active', 'maintenance', 'closed'] as const;
export type StallStatus = (typeof STALL_STATUSES)[number];
export type StoredStallStatus = StoredStatus<StallStatus>;

export interface StallImage {
  id: string;
  url: string;
  alt: string;
}

export interface AdminMenuHighlight {
  id: string;
  name: string;
  price: number;
  description: string;
  image?: string | null;
}

/** A stall in the admin data layer. `amenities` are ids of the fixed catalogue. */
export interface AdminStall {
  id: string;
  name: Typed;
  description: Typed;
  location: Typed;
  mainImage?: string | null;
  images: StallImage[];
  amenities: string[];
  menuHighlights: AdminMenuHighlight[];
  status: StoredStallStatus;
}
