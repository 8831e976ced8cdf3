import { formatKsh, formatLongDate, formatTime } from '@venue/shared/rules';
import type { RequestDetail } from '@venue/shared/text';
import { PACKAGE_OFFERS, type PackageOffer } from '../catalogue/eventPackages';
import type { InquiryForm } from './checkInquiry';

/** The text of the inquiry form, with the id of the selected package or an empty text. */
export interface PackagedInquiry extends InquiryForm {
  package: string;
}

/** In the order of the fields on the page. */
export const EMPTY_INQUIRY: PackagedInquiry = {
  package: '',
  eventName: '',
  eventType: '',
  date: '',
  time: '',
  guests: '',
  duration: '',
  budget: '',
  description: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  specialRequests: '',
};

export function findPackage(id: string): PackageOffer | undefined {
  return PACKAGE_OFFERS.find((offer) => offer.id === id);
}

/** The fields that choosing a package fills in. */
export function packageValues({ maxGuests, budget }: PackageOffer): Partial<PackagedInquiry> {
  return { guests: String(maxGuests), budget };
}

/** The details of an inquiry, without empty fields. */
export function inquiryDetails(inquiry: PackagedInquiry): RequestDetail[] {
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
