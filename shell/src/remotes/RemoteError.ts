import type { RemoteName } from '@venue/shared/contracts';

/** Why a remote can't be had: no answer, switched off, or its address is unknown. */
export type RemoteFailureReason = 'unreachable' | 'disabled' | 'registry';

/** A remote could not be had. The message is for the console; the visitor reads the failure screen's words. */
export class RemoteError extends Error {
  constructor(
    readonly remote: RemoteName,
    readonly reason: RemoteFailureReason,
    cause: unknown,
  ) {
    super(
      `${remote} is not available: ${reason}. ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    );
    this.name = 'RemoteError';
  }
}
