import { START_BUCKETS } from '../hosting/releaseCounts.mjs';
import { healthOf, readingCounts } from '../health/readCounts.mjs';
import { registryNow } from './changeRegistry.mjs';
import { usesOf, versionName, versionsOf } from './registryChanges.mjs';
import { table } from './say.mjs';

const KINDS = ['scripts', 'screen', 'hydration', 'policy'];
const HEADINGS = ['remote', 'release', 'is', 'visits', 'with a fault', ...KINDS, 'start', 'files', 'missing'];

/** The time within which half of the starts were done. */
function medianOf(starts) {
  const all = starts.reduce((sum, count) => sum + count, 0);
  let reached = 0;
  const place = starts.findIndex((count) => (reached += count) >= all / 2);
  if (all === 0) return '-';
  return place < START_BUCKETS.length - 1 ? `≤ ${START_BUCKETS[place]} s` : `> ${START_BUCKETS[place - 1]} s`;
}

function rowOf(app, registry, entry, counts) {
  const version = versionName(entry);
  const { visits, faults, byKind, starts, found, failed } = healthOf(counts, app.name, version);
  const [use = ''] = usesOf(registry, app.name, version);
  const share = visits === 0 ? '-' : `${((faults / visits) * 100).toFixed(1)} %`;
  const kinds = KINDS.map((kind) => String(byKind[kind] ?? 0));
  return [
    app.folder,
    version,
    use,
    String(visits),
    share,
    ...kinds,
    medianOf(starts),
    String(found + failed),
    String(failed),
  ];
}

/** What visitors' browsers have reported of each release since the servers were started, and how many of its files were missing. */
export async function health(context) {
  const { place, metrics = place.metrics } = context;
  const value = await registryNow(context);
  const counts = await readingCounts(metrics)();
  const rows = place.remotes.flatMap((app) =>
    versionsOf(value, app.name).map((entry) => rowOf(app, value, entry, counts)),
  );
  return `${table([HEADINGS, ...rows])}\nCounted since the servers were started. While there is no canary, only some visits report (VISIT_REPORTS).`;
}
