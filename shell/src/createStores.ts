import { createCartStore, createUserStore } from '@venue/shared/stores';

/** The site's two stores. They start empty: what is stored follows just before the page is taken over. */
export const createStores = () => ({ user: createUserStore(), cart: createCartStore() });

export type VenueStores = ReturnType<typeof createStores>;
