import type { PageMeta } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { VENUE } from '@venue/shared/venue';
import { diningArea } from '../catalogue/pictures/places';

const { address, coordinates, kitchenHours, siteUrl } = VENUE;

const PREVIEW = `${diningArea.photo}?auto=format&fit=crop&q=70&w=1280`;
const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The venue as schema.org knows restaurants; it opens with its kitchen, not with its grounds (decisions: opening hours). */
const RESTAURANT = {
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  '@id': `${siteUrl}/#restaurant`,
  name: VENUE.name,
  description: VENUE.description,
  url: siteUrl + paths.home(),
  image: PREVIEW,
  telephone: VENUE.phone,
  email: VENUE.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressCountry: address.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', ...coordinates },
  hasMap: VENUE.directionsUrl,
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: EVERY_DAY,
    opens: kitchenHours.opens,
    closes: kitchenHours.closes,
  },
  servesCuisine: ['Kenyan', 'Nyama choma', 'Seafood'],
  currenciesAccepted: 'KES',
  hasMenu: siteUrl + paths.menu(),
  acceptsReservations: siteUrl + paths.reservations(),
  sameAs: VENUE.social.map(({ url }) => url),
};

/** The home page's head. */
export const HOME_PAGE: PageMeta = {
  title: VENUE.name,
  description: VENUE.description,
  jsonLd: RESTAURANT,
  image: PREVIEW,
};
