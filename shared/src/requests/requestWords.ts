import type { CalendarEntry } from '../calendar';
import { mailLink, newTab, smsLink, whatsappLink } from '../contactLinks';
import { formatDate, formatTime, nairobiClock, nairobiDate, timeOf } from '../rules';
import { requestText, type RequestDetail } from '../text';
import type { IconName, StatusTone } from '../ui';
import { VENUE } from '../venue';
import type { RequestKind, VenueRequest, WayToSend } from './venueRequest';

/** What a request is called once it is made. */
export const REQUEST_NOUNS: Readonly<Record<RequestKind, string>> = {
  table: 'booking',
  event: 'booking',
  ticket: 'booking',
  order: 'order',
  message: 'message',
  inquiry: 'inquiry',
};

export const WAY_NAMES: Readonly<Record<WayToSend, string>> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'email',
};

/** "2:05 PM" today, "Fri, 27 Nov 2026, 2:05 PM" on other days, in Nairobi. */
function momentText(at: string, now: Date): string {
  const { date, minutes } = nairobiClock(new Date(at));
  const time = formatTime(timeOf(minutes));
  return date === nairobiDate(now) ? time : `${formatDate(date)}, ${time}`;
}

/** "Not sent yet", or "Sent 2:05 PM by WhatsApp". */
export function sentText({ sent }: Pick<VenueRequest, 'sent'>, now: Date): string {
  return sent ? `Sent ${momentText(sent.at, now)} by ${WAY_NAMES[sent.by]}` : 'Not sent yet';
}

/** What is known of a request, and how it looks. */
export function requestState(request: VenueRequest, now: Date): { text: string; tone: StatusTone } {
  const { sent, answer } = request;
  if (answer) return { text: `They said ${answer.is}`, tone: answer.is === 'yes' ? 'green' : 'red' };
  return { text: sentText(request, now), tone: sent ? 'blue' : 'yellow' };
}

/** "4 guests", "10+ guests", as it was asked for; empty where no number was. */
export function guestsOf({ details }: VenueRequest): string {
  const guests = details.find(({ label }) => label === 'Guests')?.value;
  if (guests === undefined) return '';
  return /^\d+\+?$/.test(guests) ? `${guests} ${guests === '1' ? 'guest' : 'guests'}` : guests;
}

const RECORD_LABELS = { RES: 'Reservation', TIC: 'Ticket', ORD: 'Order' } as const;

/** The number of the record on this device, which the venue does not know. */
export const recordDetails = ({ record }: VenueRequest): RequestDetail[] =>
  record ? [{ label: RECORD_LABELS[record.kind], value: record.id }] : [];

/** What venue and visitor find the request by. */
export const referenceDetails = ({ id }: VenueRequest): RequestDetail[] => [
  { label: 'Reference', value: id },
];

interface Way {
  by: WayToSend;
  icon: IconName;
  label: string;
  link: { href: string };
}

/** The ways to hand a message over to the person's own apps. Nothing is sent to a server (requirements 1, What is sent). */
export function waysToSend(text: string, subject: string): Way[] {
  return [
    {
      by: 'whatsapp',
      icon: 'chat',
      label: 'on WhatsApp',
      link: newTab(whatsappLink(VENUE.whatsappNumber, text)),
    },
    { by: 'sms', icon: 'send', label: 'by SMS', link: { href: smsLink(VENUE.phone, text) } },
    {
      by: 'email',
      icon: 'mail',
      label: 'by email',
      link: { href: mailLink(VENUE.email, { subject, body: text }) },
    },
  ];
}

/** A message to the venue about a request. */
export const messageAbout = (request: VenueRequest, opening: string, more: readonly RequestDetail[] = []) =>
  requestText(opening, [...request.details, ...more, ...referenceDetails(request)]);

/** The calendar entry of a request, the same wherever it is saved; tentative until the venue has said yes. */
export function requestEntry({ id, title, entry, answer }: VenueRequest): CalendarEntry | null {
  return entry && { ...entry, uid: id, title, tentative: answer?.is !== 'yes' };
}
