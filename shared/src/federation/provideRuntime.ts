import * as lentRuntime from './lentRuntime';

/**
 * Lends the core of the federation runtime to the remotes of this page, so that their entries need no copy of their own.
 * Remotes are built to find it under the name `_FEDERATION_RUNTIME_CORE` (`experiments.externalRuntime` of the federation
 * plugin). Only what they import is lent: the plugin's own `provideExternalRuntime` keeps the whole module and adds 10 KB
 * to the shell. Another version of the package may need another list, which is a change of the contract "runtime".
 */
export function provideRuntime(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: lentRuntime });
}
