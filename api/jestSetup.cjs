/* global jest */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

// Databases and processes take their time on a busy machine; the whole drills take hours. `testTimeout` of the
// configuration does not count when several projects run together.
jest.setTimeout(process.env.SOAK ? HOUR_MS : 5 * MINUTE_MS);
