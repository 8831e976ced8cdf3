import type { PageMeta } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { VENUE } from '@venue/shared/venue';
import { GEO_COORDINATES, POSTAL_ADDRESS } from '../page/structuredData';

const url = VENUE.siteUrl + paths.contact();

/** Metadata of the page, with the venue's address for search engines. */
export const contactPage: Partial<PageMeta> = {
  description: `Call, write or find ${VENUE.name}: phone, e-mail, map, opening hours and answers to frequent questions.`,
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    url,
    name: `Contact ${VENUE.name}`,
    about: {
      '@type': 'Restaurant',
      name: VENUE.name,
      url: VENUE.siteUrl,
      telephone: VENUE.phone,
      email: VENUE.email,
      address: POSTAL_ADDRESS,
      geo: GEO_COORDINATES,
    },
  },
};
