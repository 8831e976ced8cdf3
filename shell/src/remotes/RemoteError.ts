import type { RemoteName } from '@venue/shared/contracts';
import { reportFault } from '../health/reportHealth';

/**
 * Why a part of a remote can't be shown:
 * - `offline`: the device has no network;
 * - `unreachable`: the server does not answer, or something else answers in its place;
 * - `gone`: the server no longer has the file;
 * - `broken`: the file arrived as it was released, but does not run;
 * - `refused`: the file is not the one that was released, or the shell does not speak its contracts;
 * - `disabled`: the registry switches the remote off;
 * - `registry`: the registry can't be read or does not name the remote.
 */
export type FailureReason =
  'offline' | 'unreachable' | 'gone' | 'broken' | 'refused' | 'disabled' | 'registry';

/** What was being done when it failed. */
export type LoadPhase = 'registry' | 'contract' | 'entry' | 'routes' | 'chunk' | 'render';

export interface Failure {
  remote: RemoteName;
  /** Null while no version is known. */
  version: string | null;
  phase: LoadPhase;
  reason: FailureReason;
}

/** A remote could not be loaded or shown. Visitors read the texts of `failureMessages`, not the message of this. */
export class RemoteError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause: unknown) {
    const { remote, version, phase, reason } = failure;
    const detail = cause instanceof Error ? cause.message : String(cause);
    super(`remote=${remote} version=${version ?? 'unknown'} phase=${phase} cause=${reason} (${detail})`, {
      cause,
    });
    this.name = 'RemoteError';
    this.failure = failure;
  }
}

/** None of these is a fault of the release. */
const NO_FAULT: readonly FailureReason[] = ['offline', 'disabled', 'registry'];

/** Writes one line about a failed load to the browser's console, and reports a fault of the release. */
export function logFailure(error: RemoteError) {
  console.error(`Load failed: ${error.message.replace(/\s+/g, ' ')}`);
  const { remote, version, phase, reason } = error.failure;
  if (version === null || NO_FAULT.includes(reason)) return;
  reportFault(remote, version, phase === 'render' ? 'screen' : 'scripts');
}
