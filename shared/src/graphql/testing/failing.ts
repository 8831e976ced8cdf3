import type { VenueServer } from './server.cjs';

/** Faults after which nobody has answered; `refused` closes the port. */
export const SILENT_FAULTS = [
  ...[
    'silence',
    'http-500',
    'errors-at-502',
    'html',
    'truncated-json',
    'other-json',
    'half-a-body',
    'refused',
  ],
];

/** Error codes a server may answer with. */
export const REFUSALS = [
  ...['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', 'INTERNAL_SERVER_ERROR'],
];

/** Does some work while the server fails, in one operation or in all. */
export async function duringFault<Result>(
  server: VenueServer,
  [kind, operation]: [kind: string, operation?: string],
  work: () => Promise<Result>,
) {
  if (kind === 'refused') await server.stop();
  else server.fault = { kind, operation };
  try {
    return await work();
  } finally {
    if (kind === 'refused') await server.start();
    server.fault = null;
  }
}

export const copy = <Value>(value: Value): Value => structuredClone(value);
