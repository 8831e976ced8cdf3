import { createBrowserDataLayer, type DataLayer } from '@venue/shared/graphql';
import { createContext, useContext, type ReactNode } from 'react';

const DataContext = createContext<DataLayer | null>(null);

let page: DataLayer | undefined;

/** The data layer of this page: made on the first use, the same for every screen. Browser only. */
const defaultDataLayer = () => (page ??= createBrowserDataLayer());

/** Gives a data layer of one's own to everything inside it: for tests. */
export function VenueDataProvider({ data, children }: { data: DataLayer; children: ReactNode }) {
  return <DataContext value={data}>{children}</DataContext>;
}

/** Events, reservations and stalls with their calls (requirements 7). Only inside `RequireAdmin`. */
export function useVenueData(): DataLayer {
  return useContext(DataContext) ?? defaultDataLayer();
}
