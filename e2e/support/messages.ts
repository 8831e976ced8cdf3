/** What a page writes on its console while a remote is away: our own words, the loader's and the browser's. */
export const REMOTE_AWAY =
<<<<<<< HEAD
  /Load failed: remote=\w+ version=\S+ phase=\w+ cause=\w+|Federation Runtime|ChunkLoadError|Failed to find a valid digest|Failed to load resource|Unexpected token '<'/;
=======
  /Load failed: remote=\w+ version=\S+ phase=\w+ cause=\w+|Failed to load resource|valid digest in the 'integrity' attribute/;
>>>>>>> main
