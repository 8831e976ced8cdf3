import type { OpeningHours } from '@venue/shared/types';
import { VENUE } from '@venue/shared/venue';

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The venue's address, as schema.org writes one. */
export const POSTAL_ADDRESS = {
  '@type': 'PostalAddress',
  streetAddress: VENUE.address.street,
  addressLocality: VENUE.address.city,
  addressCountry: VENUE.address.countryCode,
};

/** Where that is on the globe. */
export const GEO_COORDINATES = { '@type': 'GeoCoordinates', ...VENUE.coordinates };

/** Hours that are the same on every day of the week. */
export const openEveryDay = ({ opens, closes }: OpeningHours) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: EVERY_DAY,
  opens,
  closes,
});
