// docs/hosting.md, Commands side by side
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';

const PATIENCE_MS = 120_000;
const PAUSE_MS = 250;
/** A holder that was killed is noticed after this long. */
const STALE_MS = 6000;

/**
 * Runs one change of a store at a time. Another process waits for its turn; that of a process which was killed is taken
 * over.
 * @throws Error when the one before takes longer than two minutes.
 */
export async function withLock(store, change, { patienceMs = PATIENCE_MS } = {}) {
  await mkdir(store, { recursive: true });
  const options = {
    lockfilePath: path.join(store, '.lock'),
    stale: STALE_MS,
    update: STALE_MS / 4,
    retries: {
      retries: Math.ceil(patienceMs / PAUSE_MS),
      factor: 1,
      minTimeout: PAUSE_MS,
      maxTimeout: PAUSE_MS,
    },
    onCompromised: (error) => {
      // Another command has taken over: what this one would write now could undo what that one does.
      console.error(`Stopped, because another command has taken its place: ${error.message}`);
      process.exit(1);
    },
  };
  const release = await lockfile.lock(store, options).catch((error) => {
    if (error.code !== 'ELOCKED') throw error;
    throw new Error(
      `Another command has been changing ${store} for ${patienceMs / 1000} seconds. Nothing was changed; try again when it has ended.`,
    );
  });
  try {
    return await change();
  } finally {
    await release().catch(() => undefined);
  }
}
