import { ScriptError } from './ScriptError';

/** A remote's container, as module federation knows it. */
interface Container {
  init: (...args: never[]) => unknown;
  get: (...args: never[]) => unknown;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/**
 * Loads a remote's entry by a script element, which the browser runs only if its content has the given hash.
 * @param globalName The global variable in which the entry leaves its container.
 * @param integrity `sha384-…`; null where development has none.
 * @throws ScriptError when the script does not arrive, does not run, or leaves no container.
 */
export function loadEntry(url: string, globalName: string, integrity: string | null): Promise<Container> {
  const globals = window as unknown as Record<string, unknown>;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  return new Promise((resolve, reject) => {
    script.onload = () => {
      // The browser fires this right after it has run the script, so the variable is that of this release.
      const container = globals[globalName];
      globals[globalName] = undefined;
      if (isContainer(container)) resolve(container);
      else reject(new ScriptError(url, 'broken'));
    };
    script.onerror = () => reject(new ScriptError(url, 'error'));
    document.head.append(script);
  }).finally(() => script.remove()) as Promise<Container>;
}
