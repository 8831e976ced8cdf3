import type { Registry, RemoteVersion } from './registry';

const listed = ({ url, version, integrity, contract, routes }: RemoteVersion, enabled: boolean) => ({
  url,
  metadata: { version, integrity: integrity ?? undefined },
  deployment: { traffic: 0, default: false },
  extras: { enabled, contract, routes },
});

/**
 * The part of a track's registry that a page needs, in the registry's own shape: for each remote the live version and
 * its fallback.
 */
export function pageRegistry(registry: Registry) {
  const remotes = Object.entries(registry).map(([name, { live, fallback, enabled }]) => {
    const first = {
      ...listed(live, enabled),
      fallbackUrl: fallback?.url,
      deployment: { traffic: 100, default: true },
    };
    return [name, fallback ? [first, listed(fallback, enabled)] : [first]];
  });
  return { microFrontends: Object.fromEntries(remotes) as Record<string, unknown> };
}
