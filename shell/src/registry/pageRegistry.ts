import { parseRegistry, type RemoteVersion } from './registry';

const versionOf = ({ url, version, integrity, contract, routes }: RemoteVersion) => ({
  url,
  metadata: { version, integrity: integrity ?? undefined },
  extras: { contract, routes },
});

/**
 * The part of a registry that a page needs, in the registry's own shape: for each remote the live version and its
 * fallback.
 * @throws RegistryError
 */
export function pageRegistry(value: unknown) {
  const remotes = Object.entries(parseRegistry(value)).map(([name, { live, fallback, enabled }]) => {
    const versions = [live, ...(fallback ? [fallback] : [])].map((version) => ({
      ...versionOf(version),
      ...(version === live && fallback ? { fallbackUrl: fallback.url } : {}),
      deployment: { traffic: version === live ? 100 : 0, default: version === live },
      extras: { ...versionOf(version).extras, enabled },
    }));
    return [name, versions];
  });
  return { microFrontends: Object.fromEntries(remotes) as Record<string, unknown> };
}
