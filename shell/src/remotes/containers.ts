import type { RemoteName } from '@venue/shared/contracts';
import type { RemoteVersion } from '../registry/registry';
import { loadEntry, type Container } from './loadEntry';

/** What webpack puts in their place is in `shared/src/federation/runtime.ts`. */
declare const __webpack_init_sharing__: (scope: 'default') => void;
declare const __webpack_share_scopes__: { default: unknown };

/** By the address of the entry, since two releases of one remote may meet on a page. */
const containers = new Map<string, Promise<Container>>();

async function loadContainer(
  name: RemoteName,
  { url, integrity }: RemoteVersion,
  milliseconds: number,
): Promise<Container> {
  const container = await loadEntry(url, name, { integrity, milliseconds });
  __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/**
 * The container of a release, which is loaded once and has the shell's shared modules.
 * @param milliseconds How long its entry may take.
 * @throws ScriptError when the entry can't be had; the next call loads it again.
 */
export function containerOf(
  name: RemoteName,
  version: RemoteVersion,
  milliseconds: number,
): Promise<Container> {
  const { url } = version;
  const known = containers.get(url);
  if (known) return known;
  const container = loadContainer(name, version, milliseconds);
  containers.set(url, container);
  container.catch(() => containers.delete(url));
  return container;
}
