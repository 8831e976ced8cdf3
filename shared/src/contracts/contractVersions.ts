// decisions, Contract versions start at one
import { isCompatible } from './isCompatible';
import versions from './versions.json';

const { graphql, ...withTheShell } = versions;

export type ContractName = keyof typeof withTheShell;

/**
 * The contracts between the shell and the remotes, with the versions of this build: the stores, `notify`, the list of
 * routes, and how the shell hands shared modules to a remote ("runtime", see `federation/runtime.ts`). Raise the major
 * version when a change breaks remotes built against the one before, the minor version when it adds something that new
 * remotes rely on.
 */
export const CONTRACTS: Readonly<Record<ContractName, string>> = withTheShell;

/** The version of the contract between the console and the API, whose text is `schema.contract.graphql`. */
export const API_CONTRACT = graphql;

export const CONTRACT_NAMES = Object.keys(withTheShell) as ContractName[];

/** The versions that a release was built against. A release does not rely on a contract that it does not name. */
export type NeededContracts = Readonly<Partial<Record<ContractName, string>>>;

/**
 * Why a remote built against these contract versions can't run in a shell that speaks `spoken`; null when it can.
 * @returns A sentence that names the contract.
 */
export function contractMismatch(
  needed: NeededContracts,
  spoken: Readonly<Record<ContractName, string>> = CONTRACTS,
): string | null {
  const name = CONTRACT_NAMES.find((candidate) => {
    const version = needed[candidate];
    return version !== undefined && !isCompatible(version, spoken[candidate]);
  });
  if (!name) return null;
  return `It needs version ${needed[name]} of the contract "${name}"; the shell speaks ${spoken[name]}.`;
}
