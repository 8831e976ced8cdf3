import versions from './versions.json';

export type ContractName = keyof typeof versions;

/**
 * The contracts between the shell and the remotes, with the versions of this build: the stores, `notify`, the list
 * of routes, and the federation runtime that the shell lends to remotes (see `federation/provideRuntime.ts`). Raise the major version when a change breaks remotes built against the one before, the minor version when
 * it adds something that new remotes rely on.
 */
export const CONTRACTS: Readonly<Record<ContractName, string>> = versions;

export const CONTRACT_NAMES = Object.keys(versions) as ContractName[];

/** The versions that a release was built against. A release does not rely on a contract that it does not name. */
export type NeededContracts = Readonly<Partial<Record<ContractName, string>>>;

const numbersOf = (version: string) => version.split('.').map(Number);

/** Whether a shell with the version `spoken` can run a remote that was built against the version `needed`. */
function isSpoken(needed: string, spoken: string): boolean {
  const [needsMajor, needsMinor = 0] = numbersOf(needed);
  const [major, minor = 0] = numbersOf(spoken);
  return needsMajor === major && needsMinor <= minor;
}

/**
 * Why a remote built against these contract versions can't run in a shell that speaks `spoken`; null when it can.
 * @returns A sentence that names the contract.
 */
export function unspokenContract(
  needed: NeededContracts,
  spoken: Readonly<Record<ContractName, string>> = CONTRACTS,
): string | null {
  const name = CONTRACT_NAMES.find((candidate) => {
    const version = needed[candidate];
    return version !== undefined && !isSpoken(version, spoken[candidate]);
  });
  if (!name) return null;
  return `It needs version ${needed[name]} of the contract "${name}"; the shell speaks ${spoken[name]}.`;
}
