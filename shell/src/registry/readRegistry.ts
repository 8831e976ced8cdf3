import { toRegistry, type Registry, type RegistryFile } from './registry';

const ADDRESS = '/registry.json';
const TIMEOUT_MS = 4000;

let current: Registry = {};

const origins = new Set<string>();

/** The origins of all releases of which this page has read: one that runs may be gone from a registry that is read later. */
export const releaseOrigins = (): ReadonlySet<string> => origins;

async function fetchRegistry(): Promise<RegistryFile> {
  const answer = await fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${ADDRESS} answered ${answer.status}.`);
  return (await answer.json()) as RegistryFile;
}

/** The registry as it was read last; empty before. */
export const currentRegistry = (): Registry => current;

/**
 * Reads the registry: from the settings that the server has written into the page, else from the server.
 * @param fresh Asks the server in any case, so that Try again also finds a remote that was rolled back meanwhile.
 * @throws Error when it can't be read or is not a registry.
 */
export async function readRegistry({ fresh }: { fresh: boolean }): Promise<Registry> {
  const written = window.__VENUE__?.registry as RegistryFile | undefined;
  const read = async () => toRegistry(written && !fresh ? written : await fetchRegistry());
  current = await read().catch((error: unknown) => {
    if (!written || !fresh) throw error;
    return toRegistry(written);
  });
  for (const { live, fallback } of Object.values(current))
    for (const version of [live, fallback]) if (version) origins.add(new URL(version.url).origin);
  return current;
}
