import type { PageMeta } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';

// Here without the catalogue, so that the route list stays small; a test holds it to the sample dish.

/** The address of the one fixed sample dish (spec 2), whatever other id leads to it. */
export const samplePath = paths.dish('4');

export const SAMPLE_PAGE: PageMeta = {
  title: 'Grilled Tilapia',
  description: 'A whole fish over charcoal with lemon, garlic and ginger, ugali and sukuma wiki.',
  canonical: samplePath,
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'MenuItem',
    name: 'Grilled Tilapia',
    offers: { '@type': 'Offer', price: 1200, priceCurrency: 'KES' },
    suitableForDiet: 'https://schema.org/GlutenFreeDiet',
  },
};
