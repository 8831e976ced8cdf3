/** What a page writes on its console while a remote is away: our own line, and the browser's words. */
export const REMOTE_AWAY =
  /Load failed: remote=\w+ version=\S+ phase=\w+ cause=\w+|Failed to load resource|valid digest in the 'integrity' attribute/;
