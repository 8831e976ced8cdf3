import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function subscribe(onMinute: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const tick = () => {
    onMinute();
    wait();
  };
  // a tab that slept through its timers
  document.addEventListener('visibilitychange', onMinute);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onMinute);
  };
}

const minute = () => Math.floor(Date.now() / MINUTE_MS);
const unknown = () => null;

/**
 * The present, to the minute, and again each minute; null on a prerendered page until the browser has taken it over,
 * so that what is "open now" or "next" never contradicts what the server wrote.
 */
export function useNow(): Date | null {
  const current = useSyncExternalStore<number | null>(subscribe, minute, unknown);
  return current === null ? null : new Date(current * MINUTE_MS);
}
