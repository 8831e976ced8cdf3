declare global {
  /** What the compose step writes into each page; a page it never saw has none, and asks `/remotes.json`. */
  interface VenueSettings {
    remotes?: unknown;
    /** Where the admin console's data layer finds the GraphQL server. */
    graphqlUrl?: string;
  }
  interface Window {
    __VENUE__?: VenueSettings;
  }
}

export {};
