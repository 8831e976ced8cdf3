import type { Page } from '@playwright/test';
import { venueServer } from '@venue/shared/testing/server';
import { startTestApi } from '@venue/platform/testing/testApi';

/** The API in a process of its own; the pages it is given to reach it over real HTTP, faults and all. */
export async function startVenueServer() {
  const { url, stop } = await startTestApi();
  const server = venueServer(url);
  return {
    ...server,
    stop,
    /** How often an operation has reached it since `reset`. */
    callsOf: async (operation: string) => (await server.callsOf(operation)).length,
    /** The page's calls come here instead of the default address. */
    serve: (page: Page) =>
      page.route(
        (address) => address.pathname === '/graphql',
        // A call that comes while its test ends goes nowhere.
        (route) => route.continue({ url }).catch(() => undefined),
      ),
  };
}

export type VenueServer = Awaited<ReturnType<typeof startVenueServer>>;
