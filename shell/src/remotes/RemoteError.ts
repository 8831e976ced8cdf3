import type { RemoteName } from '@venue/shared/contracts';

/** Why a remote can't be loaded: it did not answer, it is switched off, or its address is unknown. */
export type RemoteFailureReason = 'unreachable' | 'disabled' | 'registry';

/**
 * A remote could not be loaded. The message is for the browser's console; visitors read the texts of `failureMessages`.
 */
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
