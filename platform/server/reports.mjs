import { folderOf } from '../release/addresses.mjs';
import { createSeen, mayNote } from './marks.mjs';

/**
 * What a browser may report: a release was shown (and how fast it started, where that says something), `failed` before that, or
 * `then` failed after it, in the last four kinds without a message (shell/src/health).
 */
const REPORT =
  /^\/health\/([a-z_]+)\/(\d+\.\d+\.\d+-[0-9a-f]{12})\/(shown(?:-[0-7])?|(?:failed|then)-(?:scripts|screen|hydration|policy)|then-(?:handler|rejection|press|form))$/;

/**
 * Counts what browsers report about stored releases, each thing once for each visitor.
 * @param {{ marks: ReturnType<typeof import('./marks.mjs').createMarks>, metrics: ReturnType<typeof import('./metrics.mjs').createMetrics>,
 *   files: ReturnType<typeof import('./storedFiles.mjs').storedFiles> }} parts
 */
export function createReports({ marks, metrics, files }) {
  const seen = createSeen();

  function count(visitor, release, outcome) {
    const [kind, detail] = outcome.split('-');
    const isNew = (what) => seen.isNew(`${visitor} ${release.remote} ${release.version} ${what}`);
    if (kind !== 'then' && isNew('visit')) metrics.countVisit(release);
    if (kind !== 'shown' && isNew(detail)) metrics.countFault(release, detail);
    if (kind === 'shown' && detail && isNew('start')) metrics.countStart(release, Number(detail));
  }

  return {
    /** @returns {boolean} Whether a path is a report's. What does not count is one too. */
    take(path, headers) {
      const [, remote, version, outcome] = REPORT.exec(path) ?? [];
      if (!remote) return false;
      const visitor = mayNote(headers) && marks.visitorOf(headers.cookie);
      if (visitor && files.hasRelease(folderOf(remote), version))
        count(visitor, { remote, version }, outcome);
      return true;
    },
  };
}
