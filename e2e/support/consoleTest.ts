import { test as base } from './test';
import { storedBefore } from './stored';
import { startVenueServer, type VenueServer } from './venueServer';
import { signedInAs } from './visitors';

/** The test of files about the console: the API with its first records, an administrator signed in to it and the site. */
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
      await storedBefore(page, { authToken: server.tokenOf('owner') });
      await use(null);
    },
    { auto: true },
  ],
});

export { expect } from './test';
