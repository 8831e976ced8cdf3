import type { DataLayer } from '@venue/shared/graphql';
import { useUserStore } from '@venue/shared/stores';
import { useEffect } from 'react';
import { useVenueData } from './VenueData';

const watching = new WeakSet<DataLayer>();

/**
 * Ends the session on the live server when the person signs out of the site. It never stops watching, since they may
 * sign out in another area, where the console is still loaded in the page.
 */
export function useSessionEnd() {
  const data = useVenueData();
  const users = useUserStore();
  useEffect(() => {
    if (watching.has(data)) return;
    watching.add(data);
    users.subscribe(({ user }, { user: before }) => {
      if (before && user?.id !== before.id) void data.signOut();
    });
  }, [data, users]);
}
