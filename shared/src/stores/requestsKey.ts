/** Local storage key of what was asked for on this device. `markVisitor` counts it before the stores are there. */
export const REQUESTS_KEY = 'requests';
