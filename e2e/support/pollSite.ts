import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 50;

// A connection of its own: a browser would ask again when a server that reloads ends a kept one, `fetch` does not.
const read = (address: string) => fetch(address, { headers: { connection: 'close' } });

/**
 * Asks a server for addresses in turn, 20 times a second, as visitors do while it is changed.
 * @returns Ends it, with the number of answers, how long the slowest took, and those that were an error of the server, empty, or none at all.
 */
export function pollSite(addresses: readonly string[], ask = read) {
  const failed: string[] = [];
  let answers = 0;
  let slowestMs = 0;
  let isOver = false;
  const polling = (async () => {
    while (!isOver) {
      const address = addresses[answers % addresses.length] ?? '';
      answers += 1;
      const started = performance.now();
      try {
        const answer = await ask(address);
        const text = await answer.text();
        if (answer.status >= 400 || text === '')
          failed.push(`${address}: ${answer.status}, ${text.length} characters`);
      } catch (error) {
        failed.push(`${address}: ${String(error)}`);
      }
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - started));
      await pause(PAUSE_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await polling;
      return { answers, failed, slowestMs };
    },
  };
}
