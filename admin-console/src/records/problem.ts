import { needsLiveSignIn, type Failure, type Refused } from '@venue/shared/graphql';
import { formatDate, formatTime, nairobiClock, timeOf } from '@venue/shared/rules';
import { isolated } from '@venue/shared/text';

/** What a person is told when a change was refused. */
export interface Problem {
  /** The sentence of requirements 8, Admin messages. */
  text: string;
  /** Why, in the server's words or ours. */
  reason: string;
  /** What helps. */
  remedy: 'reload' | 'sign-in' | null;
}

type Change = 'add' | 'update' | 'delete';

/** The sentence for a refused change (requirements 8, Admin messages): "Failed to update event. Please try again." */
export const failedTo = (change: Change, what: string) => `Failed to ${change} ${what}. Please try again.`;

const OUT_OF_DATE = ['CONFLICT', 'NOT_FOUND'];

/** "Achieng saved a change first (Fri, 3 May 2030, 12:00 PM).", as far as the server says so. */
function savedFirst({ savedBy, savedAt = '' }: Refused) {
  if (!savedBy) return null;
  const who = isolated(savedBy);
  const at = new Date(savedAt);
  if (Number.isNaN(at.getTime())) return `${who} saved a change first.`;
  const { date, minutes } = nairobiClock(at);
  return `${who} saved a change first (${formatDate(date)}, ${formatTime(timeOf(minutes))}).`;
}

/** The sentence, then the reason (decisions, Refused changes); CONFLICT names who saved first and when. */
export function problemOf(text: string, failure: Failure): Problem {
  if (failure.kind === 'unreachable') return { text, reason: 'The server does not answer.', remedy: null };
  const { code, message } = failure;
  const reason = (code === 'CONFLICT' && savedFirst(failure)) || message;
  if (needsLiveSignIn(failure)) return { text, reason, remedy: 'sign-in' };
  return { text, reason, remedy: OUT_OF_DATE.includes(code) ? 'reload' : null };
}

/**
 * What takes the table's place after a refusal (decisions, Refused changes). Nothing does when the live list has just
 * come back: its rows are right, only the row on screen was not one of them.
 */
export const refusalOf = (text: string, failure: Failure) =>
  failure.kind === 'refused' && failure.code === 'NOT_LIVE' ? null : text;

/** The same for a dialog that stays open. It offers the sign-in itself, and the rows behind it are right. */
export const refusalBehindDialog = (text: string, failure: Failure) =>
  needsLiveSignIn(failure) ? null : refusalOf(text, failure);
