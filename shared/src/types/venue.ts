import type { OpeningHours } from './stall';
import type { SpecialDay } from './specialDay';

/** Opening hours as printed, with a label that says what they apply to. */
export interface HoursSet {
  label: string;
  rows: readonly { days: string; hours: string }[];
}

/** What the header shows of the venue. */
export interface Brand {
  /** At most 12 letters, in the place of a long name on narrow screens. */
  shortName: string;
  /** The owner's picture, and how many times wider than high it is; null for the drawn mark. */
  logo: { src: string; shape: number } | null;
}

export interface Venue {
  name: string;
  /** How the pages call the place: "garden". */
  place: string;
  tagline: string;
  /** One sentence for search engines and link previews. */
  description: string;
  /** As printed; `telLink` makes the link. */
  phone: string;
  email: string;
  /** International digits only, for `whatsappLink`. */
  whatsappNumber: string;
  /** M-Pesa Buy Goods till; null while the venue has none, and then no till is shown. */
  tillNumber: string | null;
  address: { street: string; city: string; country: string; countryCode: string };
  coordinates: { latitude: number; longitude: number };
  /** URL of the embedded map. */
  mapEmbedUrl: string;
  /** URL that opens directions to the venue. */
  directionsUrl: string;
  social: readonly { name: string; url: string }[];
  /** Origin of the public site, without a slash at the end. */
  siteUrl: string;
  /** For the footer. */
  groundsHours: HoursSet;
  /** For the reservation page. */
  tableServiceHours: HoursSet;
  /** For the contact page. */
  gardenBarHours: HoursSet;
  /** For "open now" about the venue as a whole, and for structured data: the hours of the restaurant's kitchen. */
  kitchenHours: OpeningHours & { label: string };
  /** Days with other hours, for all that says when the venue is open or takes a date (decisions, Special days). */
  specialDays: readonly SpecialDay[];
  /** Without one there is no page of it, and no way to it. */
  hasBillboard: boolean;
  /** Tables are numbered from 1 to this. */
  tables: number;
}
