import type { VenueSettings } from '../contracts';

/** Requirements 7, Endpoint: a local address on port 4000. */
export const DEFAULT_GRAPHQL_URL = 'http://localhost:4000/graphql';

/** The run-time setting `window.__VENUE__.graphqlUrl`, else the default (requirements 7, Endpoint). */
export function graphqlUrl(settings: VenueSettings | undefined) {
  const url = settings?.graphqlUrl;
  return typeof url === 'string' && url.trim() !== '' ? url : DEFAULT_GRAPHQL_URL;
}
