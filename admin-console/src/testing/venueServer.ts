import type { DataLayer } from '@venue/shared/graphql';
import { liveLayer, type VenueServer, type Who } from '@venue/shared/testing/graphql';

export { serverForTests as venueServer } from '@venue/shared/testing/graphql';

/**
 * A data layer on the API of the tests, with the token kept in memory as `authToken` is in the browser.
 * @param as Who is signed in to it.
 * @param silenceMs How long a call waits for a silent server.
 */
export const liveData = (server: VenueServer, as: Who | null = 'owner', silenceMs?: number): DataLayer =>
  // jsdom's abort signals are not Node's.
  liveLayer(server, { as, silenceMs, fetch: (url, init) => fetch(url, { ...init, signal: null }) }).data;
