import type { PageMeta } from '@venue/shared/contracts';
import { DELIVERY_FEE_KSH, FREE_DELIVERY_ABOVE_KSH } from '@venue/shared/limits';
import { paths } from '@venue/shared/paths';
import { VENUE } from '@venue/shared/venue';
import { SEARCH } from '../catalogue/generated/words/search';
import { usualHours, specialOpeningHours } from '../page/openingHoursData';
import { imageAt } from '../page/imageAt';
import { actionAt, GEO_COORDINATES, POSTAL_ADDRESS } from '../page/structuredData';

const { kitchenHours, siteUrl } = VENUE;

const PREVIEW = imageAt(SEARCH.picture.photo);
/**
 * The venue as a schema.org restaurant, with the hours of its kitchen, not of its grounds (decisions, Opening hours).
 */
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
  address: POSTAL_ADDRESS,
  geo: GEO_COORDINATES,
  hasMap: VENUE.directionsUrl,
  openingHoursSpecification: usualHours(kitchenHours),
  specialOpeningHoursSpecification: specialOpeningHours(kitchenHours),
  servesCuisine: SEARCH.cuisines,
  currenciesAccepted: 'KES',
  priceRange: SEARCH.priceRange,
  hasMenu: siteUrl + paths.menu(),
  acceptsReservations: siteUrl + paths.reservations(),
  potentialAction: [
    {
      ...actionAt('ReserveAction', paths.reservations()),
      result: { '@type': 'FoodEstablishmentReservation', name: 'Table Reservation' },
    },
    {
      ...actionAt('OrderAction', paths.order()),
      deliveryMethod: 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
      priceSpecification: {
        '@type': 'DeliveryChargeSpecification',
        appliesToDeliveryMethod: 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
        price: DELIVERY_FEE_KSH,
        priceCurrency: 'KES',
        eligibleTransactionVolume: {
          '@type': 'PriceSpecification',
          maxPrice: FREE_DELIVERY_ABOVE_KSH,
          priceCurrency: 'KES',
        },
      },
    },
  ],
  sameAs: VENUE.social.map(({ url }) => url),
};

export const HOME_PAGE: Partial<PageMeta> = {
  description: VENUE.description,
  jsonLd: RESTAURANT,
  image: PREVIEW,
};
