import { DEFAULT_GRAPHQL_URL, type VenueSettings } from '../contracts';

/** The run-time setting `window.__VENUE__.graphqlUrl`, else the default (requirements 7, Endpoint). */
export function graphqlUrl(settings: VenueSettings | undefined) {
  const url = settings?.graphqlUrl;
  return typeof url === 'string' && url.trim() !== '' ? url : DEFAULT_GRAPHQL_URL;
}
