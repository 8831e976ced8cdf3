import type { Fault, VenueServer, VenueServerOptions } from './server.cjs';

/** A GraphQL server of the contract in a process of its own, reached over real HTTP. */
export interface ServerProcess {
  url: string;
  /** The fault of `fail`. */
  readonly fault: Fault | null;
  /**
   * Back to the first records; `requiresSignIn` answers everybody without a token UNAUTHENTICATED, `keepsVersions: false`
   * makes it a server of the bare contract.
   */
  reset: (settings?: Pick<VenueServerOptions, 'requiresSignIn' | 'keepsVersions'>) => Promise<void>;
  /** Goes wrong from now on, in one operation or in all; null ends it. */
  fail: (fault: Fault | null) => Promise<void>;
  /** Replaces records, as if another person had saved them. */
  put: (data: Record<string, unknown[]>) => Promise<void>;
  /** The calls since `reset`, in order. */
  calls: () => Promise<Pick<VenueServer['calls'][number], 'operationName' | 'variables'>[]>;
  stop: () => void;
}

export function startServerProcess(): Promise<ServerProcess>;
