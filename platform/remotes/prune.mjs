import { changeRegistry } from './changeRegistry.mjs';
import { withLock } from './lock.mjs';
import { prune as pruneRegistry, versionName, versionsOf } from './registryChanges.mjs';
import { removeUnnamed } from './store.mjs';

/** Removes old releases, first from the registry, then from the disk. */
export async function prune(context) {
  const { place } = context;
  const now = Date.now();
  const { before, after } = await changeRegistry(context, (registry) => pruneRegistry(registry, now));
  const lines = await withLock(place.store, () =>
    Promise.all(
      place.remotes.map(async (app) => {
        const [had, has] = [before, after].map((registry) => versionsOf(registry, app.name).map(versionName));
        const dropped = had.filter((version) => !has.includes(version));
        const removed = await removeUnnamed(place, app, { named: has, dropped, now });
        return `${app.folder}: ${removed.length === 0 ? 'nothing to remove' : `removed ${removed.join(', ')}`}.`;
      }),
    ),
  );
  return `${lines.join('\n')}\nWhat is removed comes back only by building and releasing it again.`;
}
