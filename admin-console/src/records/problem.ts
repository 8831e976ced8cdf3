import { needsLiveSignIn, type Failure } from '@venue/shared/graphql';

/** What a person is told when a change was refused. */
export interface Problem {
  /** The catalogue's sentence (spec 8). */
  text: string;
  /** Why, in the server's words or ours. */
  reason: string;
  /** What helps. */
  remedy: 'reload' | 'sign-in' | null;
}

const OUT_OF_DATE = ['CONFLICT', 'NOT_FOUND'];

/** Decisions, Admin: the catalogue's text, then the reason; CONFLICT names who saved first. */
export function problemOf(text: string, failure: Failure): Problem {
  if (failure.kind === 'unreachable') return { text, reason: 'The server does not answer.', remedy: null };
  const { code, message, savedBy } = failure;
  const reason = code === 'CONFLICT' && savedBy ? `${savedBy} saved a change first.` : message;
  if (needsLiveSignIn(failure)) return { text, reason, remedy: 'sign-in' };
  return { text, reason, remedy: OUT_OF_DATE.includes(code) ? 'reload' : null };
}

/**
 * What takes the table's place after a refusal (decisions, Admin). Nothing does when the live list has just come back:
 * its rows are true, only the row on screen was not one of them.
 */
export const refusalOf = (text: string, failure: Failure) =>
  failure.kind === 'refused' && failure.code === 'NOT_LIVE' ? null : text;
