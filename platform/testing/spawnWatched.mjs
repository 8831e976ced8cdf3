import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Says the program's process id, and ends the program when the process that started it is gone. */
const WATCHED =
  '"$@" 3>&- </dev/null & echo $! >&3; exec 3>&-; cat >/dev/null; kill -TERM $! 2>/dev/null; wait $!';

/**
 * Sends a signal to a process, unless it has ended by itself.
 * @param {number} id
 * @param {NodeJS.Signals} signal
 */
export function signalProcess(id, signal) {
  try {
    process.kill(id, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Starts a program that ends at the latest with this process, however this one ends.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onOutput?: (text: string) => void }} [options] `onOutput`
 *   gets what it writes to standard error.
 * @returns Its process id, whether it has ended, and how to end it.
 */
export async function spawnWatched(program, args, { onOutput, ...options } = {}) {
  const child = spawn('/bin/sh', ['-c', WATCHED, 'sh', program, ...args], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
  child.stderr.on('data', (more) => onOutput?.(String(more)));
  const [pid] = await once(child.stdio[3], 'data');
  const id = Number(String(pid));
  let hasEnded = false;
  const watching = setInterval(() => {
    try {
      process.kill(id, 0);
    } catch {
      hasEnded = true;
      clearInterval(watching);
      child.stdin.end();
    }
  }, 100);
  const ended = once(child, 'exit').then(() => {
    hasEnded = true;
    clearInterval(watching);
  });
  return {
    pid: id,
    hasEnded: () => hasEnded,
    /** @param {NodeJS.Signals} signal */
    end: async (signal) => {
      if (!hasEnded) signalProcess(id, signal);
      await ended;
    },
  };
}
