import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The version that the registry beside a remote's releases has as the live one; undefined when it can't be read. */
function liveVersion(registry, name) {
  try {
    const [live] = JSON.parse(readFileSync(registry, 'utf8')).microFrontends[name];
    return live.metadata.version;
  } catch {
    return undefined;
  }
}

/**
 * Reads which release of a remote is live, each time anew. While the registry is broken it is the last one that was.
 * @returns A function with the release's folder; null before the first release.
 */
export function followLiveRelease(folder, name) {
  const registry = path.join(folder, '..', 'registry.json');
  let live = null;
  return () => {
    const version = liveVersion(registry, name);
    if (version && existsSync(path.join(folder, version))) live = path.join(folder, version);
    return live;
  };
}
