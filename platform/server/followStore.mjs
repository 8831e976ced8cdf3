import { watch } from 'node:fs';
import path from 'node:path';

/**
 * Follows the choice of a store: what is in force, newest first, and what it is made into. A choice that can't be read leaves
 * the one before in force.
 * @template Site
 * @param {import('../store/store.mjs').Store} store
 * @param {(choice: object) => Promise<Site & { isOutdated?: () => Promise<boolean> }>} load
 *   `isOutdated` says that the store has more for this choice than it had before.
 * @param {{ log: (text: string) => void, everyMs?: number }} options
 */
export async function followStore(store, load, { log, everyMs = 1000 }) {
  let current = null;
  let watcher = null;
  let isChecking = false;
  let isAskedAgain = false;

  async function take(number) {
    try {
      const choice = store.readChoice(number);
      // The other servers may not have its files yet.
      if (Date.parse(choice.from) > Date.now()) return false;
      current = { number, site: await load(choice) };
      return true;
    } catch (error) {
      // It may become readable: a shared folder shows files one after the other.
      log(`Choice ${number} is not taken: ${error.message}`);
      return false;
    }
  }

  async function check() {
    for (const number of store.numbers()) {
      const isCurrent = number === current?.number;
      if (isCurrent && !(await current.site.isOutdated?.())) return;
      if (number < (current?.number ?? 0)) return;
      if (await take(number)) return;
    }
  }

  /** One check after the other; what changes while one runs is seen by the next. */
  async function checkSoon() {
    isAskedAgain = true;
    if (isChecking) return;
    isChecking = true;
    while (isAskedAgain) {
      isAskedAgain = false;
      await check().catch((error) => log(`The choice can't be read: ${error.message}`));
    }
    isChecking = false;
  }

  function watchFolder() {
    if (watcher) return;
    try {
      watcher = watch(path.join(store.folder, 'choice'), { persistent: false }, checkSoon);
      watcher.on('error', () => (watcher = null));
    } catch {
      // It is not there yet, or the system can't watch it. The timer sees changes too.
    }
  }

  watchFolder();
  await checkSoon();
  const timer = setInterval(() => (watchFolder(), checkSoon()), everyMs);
  timer.unref();
  return {
    /** What the choice in force was made into; null before there is one. @returns {Site | null} */
    current: () => current?.site ?? null,
    /** The number of the choice in force; 0 before there is one. */
    number: () => current?.number ?? 0,
    close() {
      clearInterval(timer);
      watcher?.close();
    },
  };
}
