import type { CalendarEntry } from '../calendar';
import type { RequestDetail } from '../text';

export const REQUEST_KINDS = ['table', 'event', 'ticket', 'order', 'message', 'inquiry'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const WAYS_TO_SEND = ['whatsapp', 'sms', 'email'] as const;
export type WayToSend = (typeof WAYS_TO_SEND)[number];

export const RECORD_KINDS = ['RES', 'TIC', 'ORD'] as const;

/** The reservation, ticket or order that the requirements store for a customer's request. */
export interface RequestRecord {
  kind: (typeof RECORD_KINDS)[number];
  id: string;
}

/** What somebody has asked the venue for. Moments are ISO timestamps, days YYYY-MM-DD in Nairobi (decisions, Requests). */
export interface VenueRequest {
  /** Unique among all people's: the UID in calendars, and the reference in messages and on a pass. */
  id: string;
  kind: RequestKind;
  madeAt: string;
  /** Id of the customer; null for a guest. */
  owner: string | null;
  /** The last day on which a guest's request is kept. */
  until: string;
  /** In lists and calendars: "Table at Bustani Gardens". */
  title: string;
  /** First line of the message: "I would like to reserve a table." */
  opening: string;
  /** As typed and chosen, without empty values. */
  details: RequestDetail[];
  entry: Pick<CalendarEntry, 'startsAt' | 'durationMinutes' | 'location' | 'description'> | null;
  record: RequestRecord | null;
  /** What there is to pay, in KSh; null where nothing is. */
  amount: number | null;
  /** Handed over to the person's own app; nothing tells whether it was sent there. */
  sent: { at: string; by: WayToSend } | null;
  /** As the person notes it. */
  answer: { is: 'yes' | 'no'; at: string } | null;
}

/** What a form knows of a request. */
export type RequestDraft = Pick<VenueRequest, 'kind' | 'title' | 'opening' | 'details'> &
  Partial<Pick<VenueRequest, 'entry' | 'record' | 'amount' | 'until'>>;
