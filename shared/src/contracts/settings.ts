/** Run-time settings of a page: the compose step writes them into it, and an operator may add to them. */
export interface VenueSettings {
  /** The registry; a page that compose never saw has none and asks `/remotes.json`. */
  remotes?: unknown;
  /** Address of the GraphQL server. */
  graphqlUrl?: string;
}

declare global {
  interface Window {
    __VENUE__?: VenueSettings;
  }
}
