import { parseRegistry, type Registry } from './registry';

const ADDRESS = '/remotes.json';
const TIMEOUT_MS = 4000;

async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${ADDRESS} answered ${answer.status}.`);
  return parseRegistry(await answer.json());
}

/**
 * Reads the registry: from the page, where the compose step has written it, else from the shell's server.
 * @param fresh Asks the server in any case, so that Try again also finds a remote that was rolled back meanwhile.
 * @throws Error when it can't be read or is not a registry.
 */
export async function readRegistry({ fresh }: { fresh: boolean }): Promise<Registry> {
  const inlined = window.__VENUE__?.remotes;
  if (inlined === undefined) return fetchRegistry();
  if (!fresh) return parseRegistry({ remotes: inlined });
  return fetchRegistry().catch(() => parseRegistry({ remotes: inlined }));
}
