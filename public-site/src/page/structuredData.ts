import type { OpeningHours } from '@venue/shared/types';
import { VENUE } from '@venue/shared/venue';
import { hoursOn } from '../stalls/openState';
import { specialDates } from './specialDates';

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The venue's address for schema.org. */
export const POSTAL_ADDRESS = {
  '@type': 'PostalAddress',
  streetAddress: VENUE.address.street,
  addressLocality: VENUE.address.city,
  addressCountry: VENUE.address.countryCode,
};

/** The venue's coordinates for schema.org. */
export const GEO_COORDINATES = { '@type': 'GeoCoordinates', ...VENUE.coordinates };

/** Opening hours for schema.org, the same on every day of the week. */
export const openEveryDay = ({ opens, closes }: OpeningHours) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: EVERY_DAY,
  opens,
  closes,
});

/** The special days of a place for schema.org. Search engines want a closed day from midnight to midnight. */
export const specialOpeningHours = (usual: OpeningHours, now = new Date()) =>
  specialDates(now).map((date) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...(hoursOn(usual, date) ?? { opens: '00:00', closes: '00:00' }),
  }));

/** What is sold at an address of this site; without a price where the venue names it later. */
export const offerAt = (path: string, price?: number) => ({
  '@type': 'Offer',
  ...(price !== undefined && { price, priceCurrency: 'KES' }),
  availability: 'https://schema.org/InStock',
  url: VENUE.siteUrl + path,
});

/** What a visitor can do at an address of this site, for search engines and assistants. */
export const actionAt = (type: 'ReserveAction' | 'OrderAction', path: string) => ({
  '@type': type,
  target: {
    '@type': 'EntryPoint',
    urlTemplate: VENUE.siteUrl + path,
    inLanguage: 'en',
    actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
  },
});
