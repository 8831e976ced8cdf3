import { refusal } from '../schema/errors';

/** More would wait longer than any client does. */
export const LONGEST_QUEUE = 100;

let isRunning = false;
const waiting: (() => void)[] = [];

/** How much work waits for its turn. */
export const queueLength = () => waiting.length;

const clientHasLeft = () => refusal('UNAVAILABLE', 'The client has left.');

/** Resolves when it is the caller's turn, and rejects when the client has left before. */
function turn(signal: AbortSignal | undefined) {
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
 * Runs one piece of work after the other, in the order of the calls.
 * @param signal Aborted when nobody waits for the result any more; work that has not begun is left out then.
 * @throws UNAVAILABLE when the queue is full, or the client has left.
 */
export async function inTurn<Value>(work: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
  if (signal?.aborted) throw clientHasLeft();
  if (waiting.length >= LONGEST_QUEUE)
    throw refusal('UNAVAILABLE', 'Too many people sign in at the moment. Try again shortly.');
  if (isRunning) await turn(signal);
  isRunning = true;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else isRunning = false;
  }
}
