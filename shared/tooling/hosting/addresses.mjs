/** The service worker of a track, beside its registry. Browsers look for another one at every visit. */
export const WORKER_FILE = 'service-worker.js';

/** The files with one address and a content for each track. */
export const FILES_OF_TRACK = ['registry.json', WORKER_FILE];
