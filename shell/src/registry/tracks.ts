import type { VenueSettings } from '@venue/shared/contracts';
import type { RegisteredRemote, Registry } from './registry';

/** Which releases a visitor gets: those that are live for everybody, or those that a share of the visitors tries out. */
export type Track = NonNullable<VenueSettings['track']>;

const TRACKS: readonly Track[] = ['stable', 'canary'];

/** How many of a hundred visitors are on the canary track; 0 while no remote has a canary. */
export const canaryShare = (registry: Registry): number =>
  Math.max(0, ...Object.values(registry).map(({ share }) => share));

const onCanaryTrack = ({ enabled, live, fallback, canary }: RegisteredRemote): RegisteredRemote =>
  canary ? { enabled, live: canary, fallback: live, share: 0 } : { enabled, live, fallback, share: 0 };

/** The registry as the visitors of one track see it: on the canary track, a remote's canary is its live version. */
function trackRegistry(registry: Registry, track: Track): Registry {
  if (track === 'stable') return registry;
  const remotes = Object.entries(registry).map(([name, remote]) => [name, onCanaryTrack(remote)]);
  return Object.fromEntries(remotes) as Registry;
}

/** The tracks that a registry has, each with its own view of the registry. */
export function tracksOf(registry: Registry): { track: Track; registry: Registry }[] {
  const tracks = TRACKS.filter((track) => track === 'stable' || canaryShare(registry) > 0);
  return tracks.map((track) => ({ track, registry: trackRegistry(registry, track) }));
}

/** The releases of a page in one line, such as `public_site 0.1.0-1a2b3c4d5e6f, customer_portal off`. */
export const releasesOf = (registry: Registry): string =>
  Object.entries(registry)
    .map(([name, { live, enabled }]) => `${name} ${enabled ? live.version : 'off'}`)
    .join(', ');
