import { VENUE } from '@venue/shared/venue';

export const POSTAL_ADDRESS = {
  '@type': 'PostalAddress',
  streetAddress: VENUE.address.street,
  addressLocality: VENUE.address.city,
  addressCountry: VENUE.address.countryCode,
};

export const GEO_COORDINATES = { '@type': 'GeoCoordinates', ...VENUE.coordinates };

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
