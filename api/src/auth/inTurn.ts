import { refusal } from '../schema/errors';

/** More would wait longer for their turn than the console waits for an answer: each takes up to half a second. */
export const LONGEST_QUEUE = 12;

/** How a piece of work waits. */
export interface Wait {
  /** Aborted when nobody waits for the result any more; work that has not begun is left out then. */
  signal?: AbortSignal;
  /** It goes before the work of strangers, and is not held up by their number. */
  isKnown?: boolean;
}

let isRunning = false;
const known: (() => void)[] = [];
const others: (() => void)[] = [];

/** How much work waits for its turn. */
export const queueLength = () => known.length + others.length;

const clientHasLeft = () => refusal('UNAVAILABLE', 'The client has left.');

/** Resolves when it is the caller's turn, and rejects when the client has left before. */
function turn(waiting: (() => void)[], signal: AbortSignal | undefined) {
  return new Promise<void>((resolve, reject) => {
    const start = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(start), 1);
      reject(clientHasLeft());
    };
    waiting.push(start);
    signal?.addEventListener('abort', leave, { once: true });
  });
}

/**
 * Runs one piece of work after the other, in the order of the calls, those of known devices first.
 * @throws UNAVAILABLE when the queue is full, or the client has left.
 */
export async function inTurn<Value>(work: () => Promise<Value>, wait: Wait = {}): Promise<Value> {
  const waiting = wait.isKnown ? known : others;
  if (wait.signal?.aborted) throw clientHasLeft();
  if (waiting.length >= LONGEST_QUEUE)
    throw refusal('UNAVAILABLE', 'Too many people sign in at the moment. Try again shortly.');
  if (isRunning) await turn(waiting, wait.signal);
  isRunning = true;
  try {
    return await work();
  } finally {
    const next = known.shift() ?? others.shift();
    if (next) next();
    else isRunning = false;
  }
}
