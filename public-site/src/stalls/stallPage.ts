import type { PageMeta, PathParams } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { photoSource } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { findStall, type CatalogueStall } from '../catalogue/stalls';

/** What schema.org calls a stall; the others are places to eat. */
const KINDS: Partial<Record<CatalogueStall['id'], string>> = {
  'restaurant-bar': 'Restaurant',
  kims: 'BeautySalon',
  carwash: 'AutoWash',
};

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The head of a stall's page, with what search engines are told of it. */
export function stallPage({ id }: PathParams): PageMeta {
  const stall = findStall(id);
  if (!stall) return { title: 'Stall Not Found', noindex: true };
  const { address, coordinates } = VENUE;
  const image = photoSource(stall.image).src;
  return {
    title: stall.name,
    description: stall.description,
    image,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': KINDS[stall.id] ?? 'FoodEstablishment',
      name: stall.name,
      description: stall.description,
      image,
      url: VENUE.siteUrl + paths.stall(stall.id),
      telephone: stall.phone,
      email: stall.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressCountry: address.countryCode,
      },
      geo: { '@type': 'GeoCoordinates', ...coordinates },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: WEEK,
        opens: stall.openingHours.opens,
        closes: stall.openingHours.closes,
      },
    },
  };
}
