import type { VenueSettings } from '@venue/shared/contracts';
import type { RegisteredRemote, Registry } from './registry';

/** Which releases a visitor gets: those that are live for everybody, or those that a share of the visitors tries out. */
type Track = NonNullable<VenueSettings['track']>;

/** How many of a hundred visitors are on the canary track; 0 while no remote has a canary. */
export const canaryShare = (registry: Registry): number =>
  Math.max(0, ...Object.values(registry).map(({ share }) => share));

const onCanaryTrack = ({ enabled, live, fallback, canary }: RegisteredRemote): RegisteredRemote =>
  canary ? { enabled, live: canary, fallback: live, share: 0 } : { enabled, live, fallback, share: 0 };

/**
 * The tracks that a registry has, each with the registry as its visitors see it: on the canary track, a remote's canary is
 * its live version.
 */
export function tracksOf(registry: Registry): { track: Track; registry: Registry }[] {
  const stable = { track: 'stable' as const, registry };
  if (canaryShare(registry) === 0) return [stable];
  const remotes = Object.entries(registry).map(([name, remote]) => [name, onCanaryTrack(remote)]);
  return [stable, { track: 'canary', registry: Object.fromEntries(remotes) as Registry }];
}

/** The releases of a page in one line, such as `public_site 0.1.0-1a2b3c4d5e6f, customer_portal off`. */
export const releasesOf = (registry: Registry): string =>
  Object.entries(registry)
    .map(([name, { live, enabled }]) => `${name} ${enabled ? live.version : 'off'}`)
    .join(', ');
