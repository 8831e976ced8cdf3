import { parseRegistry, type Registry } from './registry';

const ADDRESS = '/registry.json';
const TIMEOUT_MS = 4000;

/** Development servers have no hashes, because their files change all the time. */
const OPTIONS = { isDevelopment: process.env.NODE_ENV === 'development' };

let current: Registry = {};

async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${ADDRESS} answered ${answer.status}.`);
  return parseRegistry(await answer.json(), OPTIONS);
}

async function read(fresh: boolean): Promise<Registry> {
  const composed = window.__VENUE__?.registry;
  if (composed === undefined) return fetchRegistry();
  if (!fresh) return parseRegistry(composed, OPTIONS);
  return fetchRegistry().catch(() => parseRegistry(composed, OPTIONS));
}

/** The registry as it was read last; empty before. */
export const currentRegistry = (): Registry => current;

/**
 * Reads the registry: from the settings that the compose step has written, else from the shell's server.
 * @param fresh Asks the server in any case, so that Try again also finds a remote that was rolled back meanwhile.
 * @throws Error when it can't be read or is not a registry.
 */
export async function readRegistry({ fresh }: { fresh: boolean }): Promise<Registry> {
  current = await read(fresh);
  return current;
}
