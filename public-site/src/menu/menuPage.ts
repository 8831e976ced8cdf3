import type { PageMeta } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { VENUE } from '@venue/shared/venue';
import { MENU_TABS } from '../catalogue/dishes';
import { MENU_WORDS } from '../catalogue/generated/words/menuWords';
import { offerAt } from '../page/structuredData';
import { MENU_TITLE } from '../screenTitles';

/** Metadata of the menu's page, with every dish and price for search engines. */
export const menuPage: Partial<PageMeta> = {
  description: MENU_WORDS.description,
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    name: `${MENU_TITLE} of ${VENUE.name}`,
    url: VENUE.siteUrl + paths.menu(),
    inLanguage: 'en',
    hasMenuSection: MENU_TABS.map(({ label, dishes }) => ({
      '@type': 'MenuSection',
      name: label,
      hasMenuItem: dishes.map(({ name, description, price }) => ({
        '@type': 'MenuItem',
        name,
        description,
        offers: offerAt(paths.menu(), price),
      })),
    })),
  },
};
