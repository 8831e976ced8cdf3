import { ScriptError } from './ScriptError';
import { withDeadline } from './withDeadline';

/** What the entry of a remote leaves, as module federation has it. */
export interface Container {
  /** Takes the host's shared modules (`__webpack_share_scopes__.default`). */
  init: (shareScope: unknown) => unknown;
  /** Loads an exposed module; the function that it resolves to evaluates the module and returns its exports. */
  get: (module: string) => Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** How often each entry was late. */
const late = new Map<string, number>();

/** A browser lets a second request wait for the first one to the same address, so that one must not be late as well. */
function addressFor(url: string): string {
  const times = late.get(url);
  return times === undefined ? url : `${url}?attempt=${times}`;
}

function load(script: HTMLScriptElement, globalName: string): Promise<Container> {
  const globals = window as unknown as Record<string, unknown>;
  return new Promise((resolve, reject) => {
    script.onload = () => {
      // The browser fires this right after it has run the script, so the variable is that of this release.
      const container = globals[globalName];
      globals[globalName] = undefined;
      if (isContainer(container)) resolve(container);
      else reject(new ScriptError(script.src, 'broken'));
    };
    script.onerror = () => reject(new ScriptError(script.src, 'error'));
    document.head.append(script);
  });
}

/**
 * Loads a remote's entry by a script element, which the browser runs only if its content has the given hash.
 * @param globalName The global variable in which the entry leaves its container.
 * @param options The hash, `sha256-…` or null where development has none, and how long to wait.
 * @throws ScriptError when the script does not arrive in time, does not run, or leaves no container.
 */
export function loadEntry(
  url: string,
  globalName: string,
  { integrity, milliseconds }: { integrity: string | null; milliseconds: number },
): Promise<Container> {
  const script = document.createElement('script');
  script.src = addressFor(url);
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  const loading = load(script, globalName);
  return withDeadline(loading, milliseconds, () => {
    late.set(url, (late.get(url) ?? 0) + 1);
    return new ScriptError(script.src, 'timeout');
  }).finally(() => script.remove());
}
