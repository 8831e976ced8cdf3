/** Tabs of another protocol can't be understood: changes together with the mark on what is stored. */
const CHANNEL_NAME = 'venue-stores-1';

/** Local storage, or null where the browser forbids it. Only in the browser. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The channel between the tabs of this site, or null where there is none. Only in the browser. */
export function browserChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return null;
  }
}
