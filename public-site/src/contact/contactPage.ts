import type { PageMeta } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { VENUE } from '@venue/shared/venue';
import { FAQS } from '../catalogue/contact';
import { GEO_COORDINATES, POSTAL_ADDRESS } from '../page/structuredData';

const url = VENUE.siteUrl + paths.contact();

/** Metadata of the page, with the venue's address and the four questions for search engines. */
export const contactPage: PageMeta = {
  title: 'Contact',
  description: `Call, write or find ${VENUE.name}: phone, e-mail, map, opening hours and answers about reservations, delivery, catering and parking.`,
  jsonLd: {
    '@context': 'https://schema.org',
    '@graph': [
      {
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
      {
        '@type': 'FAQPage',
        url,
        mainEntity: FAQS.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  },
};
