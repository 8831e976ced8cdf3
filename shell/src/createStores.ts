import { createCartStore, createUserStore } from '@venue/shared/stores';

/** The site's two stores. They are empty until `connectStorage` reads what is stored, just before hydration. */
export const createStores = () => ({ user: createUserStore(), cart: createCartStore() });

export type VenueStores = ReturnType<typeof createStores>;
