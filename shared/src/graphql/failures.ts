/** Nobody answered, or what came back is no GraphQL answer: the change may or may not have happened. */
export interface Unreachable {
  kind: 'unreachable';
  /** `network` and `time-out` mean silence; `answer` that something else than GraphQL spoke. */
  reason: 'network' | 'time-out' | 'answer';
  message: string;
}

/** Codes the console knows what to do with; a server may send others. */
export type RefusalCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'CONFLICT'
  /** Nothing was sent: the row on screen was a sample, and the live list has come back in the meantime. */
  | 'NOT_LIVE'
  /** The server answered without what was asked for. */
  | 'NO_DATA'
  | (string & {});

/** The server answered, and the answer is no. Never shown as success. */
export interface Refused {
  kind: 'refused';
  code: RefusalCode;
  /** The server's reason, for people. */
  message: string;
  /** CONFLICT: who saved first, and when, where the server says so. */
  savedBy?: string;
  savedAt?: string;
}

export type Failure = Unreachable | Refused;

export function refused(code: RefusalCode, message: string): Refused {
  return { kind: 'refused', code, message };
}

/** The person is not signed in to the live server (the browser's own sign-in opens screens, never data). */
export function needsLiveSignIn(failure: Failure | null) {
  return failure?.kind === 'refused' && failure.code === 'UNAUTHENTICATED';
}
