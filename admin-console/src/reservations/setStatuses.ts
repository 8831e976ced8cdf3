import type { Failure, ReservationRow, Reservations } from '@venue/shared/graphql';
import type { ReservationStatus, StoredStatus } from '@venue/shared/types';

/** A call that took this long met a server that does not answer: the next one would wait as long. */
const SILENCE_MS = 2000;

/** After these codes every other call would be refused too. */
const ABORT_CODES = ['UNAUTHENTICATED', 'FORBIDDEN'];

type Status = StoredStatus<ReservationStatus>;

export interface StatusReport {
  /** The rows as they are now, from which an undo starts, and their status before. */
  changed: { row: ReservationRow; before: Status }[];
  /** Already had the status. */
  skipped: string[];
  refused: string[];
  /** Left as they were, because the server stopped answering or refuses everybody. */
  notSent: string[];
  failure: Failure | null;
  /** Some of the changes are on this device only. */
  onDevice: boolean;
}

/**
 * Sets the status of several reservations, one after the other. The rest is not sent to a server that
 * stopped answering, since it may still carry out each attempt.
 */
export async function setStatuses(
  list: Reservations,
  rows: readonly ReservationRow[],
  status: Status,
): Promise<StatusReport> {
  const wasLive = list.getState().source === 'live';
  const waiting = rows.filter((row) => row.status !== status);
  const report: StatusReport = {
    changed: [],
    skipped: rows.filter((row) => row.status === status).map(({ id }) => id),
    refused: [],
    notSent: [],
    failure: null,
    onDevice: false,
  };
  for (const [index, row] of waiting.entries()) {
    const started = performance.now();
    const outcome = await list.updateStatus(row, status);
    if (outcome.ok) {
      report.changed.push({ row: outcome.value, before: row.status });
      report.onDevice ||= outcome.saved === 'device';
    } else {
      report.refused.push(row.id);
      report.failure = outcome.failure;
    }
    if (!shouldContinue(outcome, wasLive, performance.now() - started)) {
      report.notSent = waiting.slice(index + 1).map(({ id }) => id);
      break;
    }
  }
  return report;
}

function shouldContinue(
  outcome: Awaited<ReturnType<Reservations['updateStatus']>>,
  wasLive: boolean,
  ms: number,
) {
  if (outcome.ok) return outcome.saved === 'live' || (!wasLive && ms < SILENCE_MS);
  const { failure } = outcome;
  return failure.kind === 'refused' && !ABORT_CODES.includes(failure.code);
}

const sentence = (words: string, ids: readonly string[]) =>
  ids.length > 0 ? [`${words}: ${ids.join(', ')}.`] : [];

/** What the toast says below its title. */
export function reportText(report: StatusReport, status: Status): string | undefined {
  const words = [
    ...sentence(`Already ${status}`, report.skipped),
    ...sentence('Refused', report.refused),
    ...sentence('Not sent, as the server does not answer or lets nobody in', report.notSent),
    ...(report.onDevice ? ['Kept on this device only.'] : []),
  ];
  return words.length > 0 ? words.join(' ') : undefined;
}
