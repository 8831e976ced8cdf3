import { useSyncExternalStore } from 'react';
import { venueNow } from '../../browser/venueNow';

const MINUTE_MS = 60_000;

function subscribe(onMinute: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (venueNow().getTime() % MINUTE_MS));
  };
  const tick = () => {
    onMinute();
    wait();
  };
  // Timers don't run while a tab is suspended, so the time is read again when it becomes visible.
  document.addEventListener('visibilitychange', onMinute);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onMinute);
  };
}

const minute = () => Math.floor(venueNow().getTime() / MINUTE_MS);
const unknown = () => null;

/**
 * The venue's current time to the minute (`venueNow`), updated every minute. Null on a static page and during hydration, so that "open now"
 * or "next" never contradicts the static markup.
 */
export function useNow(): Date | null {
  const current = useSyncExternalStore<number | null>(subscribe, minute, unknown);
  return current === null ? null : new Date(current * MINUTE_MS);
}
