import type { Typed } from '../types';

/** No server answered, or the answer was not GraphQL. The change may or may not have happened. */
export interface Unreachable {
  kind: 'unreachable';
  /** `network` and `time-out`: no answer. `answer`: something answered, but not in GraphQL. */
  reason: 'network' | 'time-out' | 'answer';
  message: string;
}

/** The codes that the console handles; a server may send others. */
export type RefusalCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'CONFLICT'
  /** Nothing was sent: the row on screen was a sample, and the live list has loaded since. */
  | 'NOT_LIVE'
  /** The server answered without the requested field. */
  | 'NO_DATA'
  | (string & {});

/** The server answered and refused. It is never shown as success. */
export interface Refused {
  kind: 'refused';
  code: RefusalCode;
  /** The server's reason, in words for the user. */
  message: string;
  /** For BAD_USER_INPUT: a sentence for each field, where the server names them. */
  fields?: Record<string, string>;
  /** For CONFLICT: who saved first, and when, where the server says so. */
  savedBy?: Typed;
  savedAt?: string;
}

export type Failure = Unreachable | Refused;

export function refused(code: RefusalCode, message: string): Refused {
  return { kind: 'refused', code, message };
}

/** True when the person is not signed in to the live server. The website's own sign-in opens screens, never data. */
export function needsLiveSignIn(failure: Failure | null) {
  return failure?.kind === 'refused' && failure.code === 'UNAUTHENTICATED';
}
