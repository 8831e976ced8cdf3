declare global {
  /** What an operator sets at run time, before the first script. */
  interface VenueSettings {
    /** Address of the GraphQL server. */
    graphqlUrl?: string;
  }
  interface Window {
    __VENUE__?: VenueSettings;
  }
}

/** Requirements 7, Endpoint: a local address on port 4000. */
export const DEFAULT_GRAPHQL_URL = 'http://localhost:4000/graphql';
/** Local storage: the bearer token as a bare string. */
export const AUTH_TOKEN_KEY = 'authToken';

/** The run-time setting `window.__VENUE__.graphqlUrl`, or the default (requirements 7, Endpoint). */
export function graphqlUrl(settings: VenueSettings | undefined) {
  const url = settings?.graphqlUrl;
  return typeof url === 'string' && url.trim() !== '' ? url : DEFAULT_GRAPHQL_URL;
}
