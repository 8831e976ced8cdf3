import type { AdminEvent } from '../../types';
import { createDataLayer, type DataLayer, type DataLayerOptions } from '../dataLayer';
import type { ReservationInput } from '../reservations';
import type { Row } from '../rows';
import type { VenueServer, Who } from './venueServer';

/** "Now" in tests of the data layer. */
export const NOW = new Date('2030-05-05T09:00:00Z');

/** An event to be created. */
export const NEW_EVENT: Omit<AdminEvent, 'id'> = {
  title: 'Quiz Night',
  date: '2030-06-01',
  time: '18:00',
  description: 'D',
  image: '',
  price: 500,
  capacity: 10,
  status: 'upcoming',
};

/** A reservation to be created. */
export const NEW_RESERVATION: ReservationInput = {
  date: '2030-06-01',
  time: '19:00',
  guests: 3,
  name: 'Njeri',
  phone: '+254 700 000 003',
};

const SILENT = ['silence', 'applied-then-silence', 'half-a-body'];

interface LiveLayerOptions extends Pick<
  Partial<DataLayerOptions>,
  'fetch' | 'now' | 'getToken' | 'saveToken' | 'device'
> {
  /** How long a call waits for a silent server. */
  silenceMs?: number;
  /** Who is signed in to the server; null for nobody. */
  as?: Who | null;
}

/** A data layer on a test server, with a token kept in memory and a short time-out. */
export function liveLayer(
  server: Pick<VenueServer, 'url' | 'fault' | 'tokenOf'>,
  { silenceMs = 250, as = 'owner', ...options }: LiveLayerOptions = {},
) {
  let token = as && server.tokenOf(as);
  const data: DataLayer = createDataLayer({
    fetch: globalThis.fetch,
    url: server.url,
    getToken: () => token,
    saveToken: (saved) => void (token = saved),
    now: () => NOW,
    // Short only where the server is about to be silent, so that a busy machine fails no test.
    get timeOutMs() {
      return SILENT.includes(server.fault?.kind ?? '') ? silenceMs : 5000;
    },
    ...options,
  });
  return { data, setToken: (next: string | null) => void (token = next), token: () => token };
}

/** Rows as plain records, without where they come from. */
export const recordsOf = (rows: readonly Row<{ id: string }>[]) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([field]) => !['origin', 'version', 'attended'].includes(field)),
    ),
  );

/** The first row of a list. */
export function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The list is empty.');
  return row;
}

/** A fetch whose next answer to an operation arrives late: the server has answered, the wire is slow. */
export function slowWire() {
  const slow = new Map<string, Promise<void>>();
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const response = await globalThis.fetch(url, init);
    const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
    const wait = slow.get(operationName);
    slow.delete(operationName);
    await wait;
    return response;
  };
  /** The returned function lets the answer through. */
  const hold = (operation: string) => {
    let release: () => void = () => undefined;
    slow.set(operation, new Promise((resolve) => (release = resolve)));
    return release;
  };
  return { fetch, hold };
}

/** Waits until something is so that no promise tells. */
export async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Waits until so many calls of an operation have reached the server and were answered there. */
export async function received(server: VenueServer, operation: string, calls = 1) {
  while ((await server.callsOf(operation)).length < calls)
    await new Promise((resolve) => setTimeout(resolve, 5));
}
