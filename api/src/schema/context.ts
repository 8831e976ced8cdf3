import type { Role } from '../auth/userTables';
import type { Database } from '../database/database';
import type { Log } from '../server/log';
import type { Settings } from '../settings/settings';
import type { Versions } from '../records/versions';

export interface Person {
  id: number;
  name: string;
  role: Role;
  hasSecondFactor: boolean;
  tokenHash: string;
}

/** Who calls. A token that is forged, expired or ended makes the call invalid, not anonymous. */
export type Caller = { kind: 'anonymous' } | { kind: 'invalid' } | { kind: 'person'; person: Person };

export interface Context {
  db: Database;
  settings: Settings;
  log: Log;
  caller: Caller;
  /** Of the client, as far as rate limits know it. */
  address: string;
  requestId: string;
  /** The id that the device was given at its last sign-in, and the code of the second factor, where they are sent. */
  device: string | null;
  code: string | null;
  /** Aborted when the client has left. */
  signal: AbortSignal;
  /** The version that the change is based on, from `If-Match`. */
  ifMatch: string | null;
  /** A change may be of a record that is deleted, and takes it back. */
  undelete: boolean;
  /** A change of a reservation only marks what the host has seen of the party. */
  attendance: string | null;
  /** A list is to have only what has changed since. */
  changesSince: Date | null;
  idempotencyKey: string | null;
  /** Versions of the records in the answer. */
  versions: Versions;
}
