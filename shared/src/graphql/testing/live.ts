import { createDataLayer, type DataLayer, type DataLayerOptions } from '../data-layer';
import type { VenueServer } from './server.cjs';

/** "Now" in tests of the data layer. */
export const NOW = new Date('2030-05-05T09:00:00Z');

const SILENT = ['silence', 'applied-then-silence', 'half-a-body'];

/** A data layer on a test server, with a token kept in memory and a short time-out. */
export function liveLayer(server: VenueServer, options: Partial<DataLayerOptions> = {}) {
  let token: string | null = null;
  const data: DataLayer = createDataLayer({
    fetch: globalThis.fetch,
    url: server.url,
    getToken: () => token,
    saveToken: (saved) => void (token = saved),
    now: () => NOW,
    // Short only where the server is about to be silent, so that a busy machine fails no test.
    get timeOutMs() {
      return SILENT.includes(server.fault?.kind ?? '') ? 150 : 5000;
    },
    ...options,
  });
  return { data, setToken: (next: string | null) => void (token = next), token: () => token };
}

/** The calls of one operation that reached the server. */
export const callsOf = (server: VenueServer, operation: string) =>
  server.calls.filter(({ operationName }) => operationName === operation);

/** The first row of a list. */
export function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The list is empty.');
  return row;
}
