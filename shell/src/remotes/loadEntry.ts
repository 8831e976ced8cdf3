import type { RemoteName } from '@venue/shared/contracts';
import { pagePolicy } from '@venue/shared/trusted-types';
import type { RemoteVersion } from '../registry/registry';
import { ScriptError } from './ScriptError';

/** What webpack puts in their place is in `shared/src/federation/runtime.ts`. */
declare const __webpack_init_sharing__: (scope: 'default') => void;
declare const __webpack_share_scopes__: { default: unknown };

/** What the entry of a remote leaves, as module federation has it. */
export interface Container {
  /** Takes the host's shared modules (`__webpack_share_scopes__.default`). */
  init: (shareScope: unknown) => unknown;
  /** Loads an exposed module; the function that it resolves to evaluates the module and returns its exports. */
  get: (module: string) => Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** By the address of the entry, since two releases of one remote may meet on a page. */
const containers = new Map<string, Promise<Container>>();

/** How often each entry was late. */
const late = new Map<string, number>();

/** Runs an entry by a script element, which the browser runs only if its content has the hash of the release. */
function run(url: string, globalName: string, integrity: string | null): Promise<Container> {
  const src = pagePolicy().createScriptURL(url);
  const script = Object.assign(document.createElement('script'), { src, async: true });
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  const globals = window as unknown as Record<string, unknown>;
  return new Promise<Container>((resolve, reject) => {
    script.onload = () => {
      // The browser fires this right after it has run the script, so the variable is that of this release.
      const container = globals[globalName];
      globals[globalName] = undefined;
      if (isContainer(container)) resolve(container);
      else reject(new ScriptError(script.src, 'broken', script.integrity));
    };
    script.onerror = () => reject(new ScriptError(script.src, 'error', script.integrity));
    document.head.append(script);
  }).finally(() => script.remove());
}

async function load(name: RemoteName, { url, integrity }: RemoteVersion): Promise<Container> {
  const attempt = late.get(url);
  const container = await run(attempt ? `${url}?attempt=${attempt}` : url, name, integrity);
  __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/**
 * Loads the entry of a release once, and gives it the shell's shared modules.
 * @throws ScriptError when it does not arrive, does not run, or leaves no container; the next call loads it again.
 */
export function loadEntry(name: RemoteName, version: RemoteVersion): Promise<Container> {
  const known = containers.get(version.url);
  if (known) return known;
  const container = load(name, version);
  containers.set(version.url, container);
  container.catch(() => containers.delete(version.url));
  return container;
}

/**
 * Gives up on an entry that is late. A browser lets a second request wait for the first one to the same address, so the
 * next one goes to another address.
 * @returns The error to throw.
 */
export function giveUpEntry(url: string): ScriptError {
  containers.delete(url);
  late.set(url, (late.get(url) ?? 0) + 1);
  return new ScriptError(url, 'timeout');
}
