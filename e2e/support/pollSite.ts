import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 50;

/**
 * Asks a server for addresses in turn, 20 times a second, as visitors do while it is changed.
 * @returns Ends it, with the number of answers, and those that were an error of the server, empty, or none at all.
 */
export function pollSite(addresses: readonly string[]) {
  const failed: string[] = [];
  let answers = 0;
  let isOver = false;
  const polling = (async () => {
    while (!isOver) {
      const address = addresses[answers % addresses.length] ?? '';
      answers += 1;
      try {
        // A connection of its own: a browser would ask again when a server that reloads ends a kept one, `fetch` does not.
        const answer = await fetch(address, { headers: { connection: 'close' } });
        const text = await answer.text();
        if (answer.status >= 400 || text === '')
          failed.push(`${address}: ${answer.status}, ${text.length} characters`);
      } catch (error) {
        failed.push(`${address}: ${String(error)}`);
      }
      await pause(PAUSE_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await polling;
      return { answers, failed };
    },
  };
}
