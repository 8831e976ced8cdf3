import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Person } from '../schema/context';
import { createVersions, type Versions } from '../records/versions';

/** What is known of a request beside what GraphQL needs. */
export interface RequestState {
  id: string;
  startedAt: number;
  versions: Versions;
  /** The name of the operation, where it is one of the console's. */
  operation?: string;
  person?: Person;
}

export interface ServerContext {
  req: IncomingMessage;
}

const states = new WeakMap<Request, RequestState>();

export function stateOf(request: Request): RequestState {
  const known = states.get(request);
  if (known) return known;
  const state = { id: randomUUID(), startedAt: performance.now(), versions: createVersions() };
  states.set(request, state);
  return state;
}

/** An id as proxies make them; any other text could fill the log or hold personal data. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Goes by the id that the proxy in front has given the request, so that one id leads through all logs. */
export function takeRequestId(request: Request) {
  const id = request.headers.get('x-request-id') ?? '';
  if (REQUEST_ID.test(id)) stateOf(request).id = id;
}
