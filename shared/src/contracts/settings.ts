/** Where the GraphQL server is unless the settings name another place (requirements 7, Endpoint). */
export const DEFAULT_GRAPHQL_URL = 'http://localhost:4000/graphql';

/** Run-time settings of the pages, which the server writes into each of them. */
export interface VenueSettings {
  /** The registry of remotes. A page of a development server has none and fetches `/registry.json`. */
  registry?: unknown;
  /** Address of the GraphQL server. */
  graphqlUrl?: string;
  /** Whether the page runs on the releases for everybody, or on those that a share of the visitors tries out. */
  track?: 'stable' | 'canary';
  /** Whether devices keep a copy of the site for times without a network. */
  offline?: boolean;
  /** Of how many visits the releases' health is reported, from 0 to 1; none without it. */
  reports?: number;
}

declare global {
  interface Window {
    __VENUE__?: VenueSettings;
  }
}
