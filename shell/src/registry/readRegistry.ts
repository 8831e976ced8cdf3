import { parseRegistry, type Registry } from './registry';

const ADDRESS = '/remotes.json';
const TIMEOUT_MS = 4000;

async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${ADDRESS} answered ${answer.status}.`);
  return parseRegistry(await answer.json());
}

/**
 * The registry of this page: what the compose step wrote into it, else what the shell's server says.
 * @param fresh Ask the server, so that Try again also picks up a remote that was rolled back meanwhile.
 * @throws Error when it cannot be had or is not a registry.
 */
export async function readRegistry({ fresh }: { fresh: boolean }): Promise<Registry> {
  const inlined = window.__VENUE__?.remotes;
  if (inlined === undefined) return fetchRegistry();
  if (!fresh) return parseRegistry({ remotes: inlined });
  return fetchRegistry().catch(() => parseRegistry({ remotes: inlined }));
}
