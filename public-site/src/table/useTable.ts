import { useNow } from '@venue/shared/ui';
import { useSyncExternalStore } from 'react';
import { keptTable, watchTable } from './table';

const none = () => null;

/** The table at which the visitor sits, from hydration on; null without one, which makes an order a delivery. */
export function useTable(): number | null {
  // Its hours end while the page is open, too.
  useNow();
  return useSyncExternalStore(watchTable, keptTable, none);
}
