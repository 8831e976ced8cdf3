import { formatKsh, formatLongDate, formatTime } from '@venue/shared/rules';
import type { RequestDraft } from '@venue/shared/requests';
import { PACKAGE_OFFERS, type PackageOffer } from './packageOffer';
import type { InquiryForm } from './checkInquiry';

export function findPackage(id: string): PackageOffer | undefined {
  return PACKAGE_OFFERS.find((offer) => offer.id === id);
}

/** The fields that choosing a package fills in. */
export function packageValues({ maxGuests, budget }: PackageOffer): Partial<InquiryForm> {
  return { guests: String(maxGuests), budget };
}

/** What an inquiry asks the venue for. A guest's is kept until its day. */
export function inquiryRequest(inquiry: InquiryForm): RequestDraft {
  const offer = findPackage(inquiry.package);
  return {
    kind: 'inquiry',
    title: inquiry.eventName,
    opening: 'I would like to plan an event.',
    until: inquiry.date,
    details: [
      { label: 'Event', value: inquiry.eventName },
      { label: 'Event Type', value: inquiry.eventType },
      { label: 'Package', value: offer ? `${offer.name}, ${formatKsh(offer.price)}` : '' },
      { label: 'Date', value: formatLongDate(inquiry.date) },
      { label: 'Time', value: formatTime(inquiry.time) },
      { label: 'Guests', value: inquiry.guests },
      { label: 'Duration', value: inquiry.duration },
      { label: 'Budget', value: inquiry.budget === '' ? '' : `KSh\u00A0${inquiry.budget}` },
      { label: 'Description', value: inquiry.description },
      { label: 'Special Requests', value: inquiry.specialRequests },
      { label: 'Name', value: inquiry.contactName },
      { label: 'Email', value: inquiry.contactEmail },
      { label: 'Phone', value: inquiry.contactPhone },
    ],
  };
}
