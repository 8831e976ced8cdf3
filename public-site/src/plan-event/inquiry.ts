import { formatKsh, formatLongDate, formatTime } from '@venue/shared/rules';
import type { RequestDetail } from '@venue/shared/text';
import { PACKAGE_OFFERS, type PackageOffer } from '../catalogue/eventPackages';
import type { InquiryForm } from './checkInquiry';

export function findPackage(id: string): PackageOffer | undefined {
  return PACKAGE_OFFERS.find((offer) => offer.id === id);
}

/** The fields that choosing a package fills in. */
export function packageValues({ maxGuests, budget }: PackageOffer): Partial<InquiryForm> {
  return { guests: String(maxGuests), budget };
}

/** The details of an inquiry, without empty fields. */
export function inquiryDetails(inquiry: InquiryForm): RequestDetail[] {
  const offer = findPackage(inquiry.package);
  return [
    { label: 'Event', value: inquiry.eventName },
    { label: 'Event Type', value: inquiry.eventType },
    { label: 'Package', value: offer ? `${offer.name}, ${formatKsh(offer.priceKsh)}` : '' },
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
  ];
}
