import type { PageMeta, PathParams } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { photoSource } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { findStall, type CatalogueStall } from '../../catalogue/stalls';
import { STALLS_TITLE } from '../../screenTitles';
import { openEveryDay, specialOpeningHours } from '../../page/openingHoursData';
import { GEO_COORDINATES, POSTAL_ADDRESS } from '../../page/structuredData';

/** schema.org types of the stalls that are not places to eat. */
const KINDS: Partial<Record<CatalogueStall['id'], string>> = {
  'restaurant-bar': 'Restaurant',
  kims: 'BeautySalon',
  carwash: 'AutoWash',
};

/** Metadata of a stall's page, with structured data for search engines. */
export function stallPage({ id }: PathParams): PageMeta {
  const stall = findStall(id);
  if (!stall) return { title: 'Stall Not Found', noindex: true };
  const image = photoSource(stall.image).src;
  return {
    title: stall.name,
    description: stall.description,
    image,
    parents: [{ title: STALLS_TITLE, path: paths.stalls() }],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': KINDS[stall.id] ?? 'FoodEstablishment',
      name: stall.name,
      description: stall.description,
      image,
      url: VENUE.siteUrl + paths.stall(stall.id),
      telephone: stall.phone,
      email: stall.email,
      address: POSTAL_ADDRESS,
      geo: GEO_COORDINATES,
      openingHoursSpecification: openEveryDay(stall.openingHours),
      specialOpeningHoursSpecification: specialOpeningHours(stall.openingHours),
    },
  };
}
