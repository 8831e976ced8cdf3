import { test as base } from './test';
import { startVenueServer, type VenueServer } from './venueServer';
import { signedInAs } from './visitors';

/** The test of files about the console: a GraphQL server with its first records, and an administrator signed in. */
export const test = base.extend<{ asAdmin: null }, { server: VenueServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const server = await startVenueServer();
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
  asAdmin: [
    async ({ page, server }, use) => {
      await server.reset();
      await server.serve(page);
      await signedInAs(page, 'admin');
      await use(null);
    },
    { auto: true },
  ],
});

export { expect } from './test';
