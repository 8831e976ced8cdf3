import { createBrowserDataLayer, type DataLayer } from '@venue/shared/graphql';
import { createContext, useContext, type ReactNode } from 'react';

const DataContext = createContext<DataLayer | null>(null);

let dataLayer: DataLayer | undefined;

/** The data layer of the page, made on its first use and shared by all screens. Browser only. */
const defaultDataLayer = () => (dataLayer ??= createBrowserDataLayer());

/** Replaces the data layer for everything inside it: for tests. */
export function VenueDataProvider({ data, children }: { data: DataLayer; children: ReactNode }) {
  return <DataContext value={data}>{children}</DataContext>;
}

/** Events, reservations and stalls with their calls (requirements 7). Only inside `RequireAdmin`. */
export function useVenueData(): DataLayer {
  return useContext(DataContext) ?? defaultDataLayer();
}
