import type { AdminEvent, AdminReservation, AdminStall } from '../../types';

export interface VenueData {
  events: AdminEvent[];
  reservations: AdminReservation[];
  stalls: AdminStall[];
}

export interface Fault {
  /** A key of FAULTS in faults.cjs, or an error code. */
  kind: string;
  /** Only this operation; all when absent. */
  operation?: string;
}

export interface VenueServerOptions {
  port?: number;
  /** Calls without a known token are answered UNAUTHENTICATED. */
  requiresSignIn?: boolean;
  /** Off: a server of the bare contract, without versions and idempotency keys. */
  keepsVersions?: boolean;
  data?: VenueData;
}

export interface VenueServer {
  url: string;
  data: VenueData;
  calls: {
    operationName: string;
    variables: Record<string, unknown>;
    query: string;
    headers: Record<string, string>;
  }[];
  fault: Fault | null;
  reset: (settings?: Omit<VenueServerOptions, 'port'>) => void;
  stop: () => Promise<void>;
  start: () => Promise<unknown>;
}

export function startVenueServer(options?: VenueServerOptions): Promise<VenueServer>;
