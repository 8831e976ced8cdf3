/** What a page writes on its console while a remote is away: our own words, the loader's and the browser's. */
export const REMOTE_AWAY =
  /Load failed: remote=\w+ version=\S+ phase=\w+ cause=\w+|Federation Runtime|ChunkLoadError|Failed to find a valid digest|Failed to load resource|Unexpected token '<'/;
