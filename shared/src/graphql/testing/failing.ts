import type { DataLayer } from '../dataLayer';
import type { ListState } from '../listState';
import { liveLayer } from './live';
import type { VenueServer } from './venueServer';

/** Faults of an unreachable server: no answer, or one that is not GraphQL. */
export const SILENT_FAULTS = [
  'silence',
  'http-500',
  'errors-at-502',
  'html',
  'truncated-json',
  'other-json',
  'half-a-body',
  'cut',
  'refused',
];

/** Error codes a server may answer with. */
export const REFUSALS = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'CONFLICT',
  'INTERNAL_SERVER_ERROR',
];

/** Does some work while the server fails, in one operation or in all. */
export async function duringFault<Result>(
  server: VenueServer,
  [kind, operation]: [kind: string, operation?: string],
  work: () => Promise<Result>,
) {
  await server.fail({ kind, operation });
  try {
    return await work();
  } finally {
    await server.fail(null);
  }
}

export type Entity = 'events' | 'reservations' | 'stalls';

/** A data layer whose three lists are loaded. */
export async function loadedLayer(server: VenueServer): Promise<DataLayer> {
  const { data } = liveLayer(server);
  await Promise.all([data.events.load(), data.reservations.load(), data.stalls.load()]);
  return data;
}

/** The state of a list, whatever its rows hold beside an id. */
export const rowsOf = (data: DataLayer, entity: Entity): ListState<{ id: string }> => data[entity].getState();

export const copy = <Value>(value: Value): Value => structuredClone(value);
