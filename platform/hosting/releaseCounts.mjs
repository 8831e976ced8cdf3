import { VERSION_PREFIX } from './cacheRules.mjs';

/** File of a composed site with every release of its registry, a line "REMOTE VERSION" each. Nothing else is counted. */
export const RELEASES_FILE = '.releases';

/** Seconds until the first screen, up to which a start is counted; a report names one by its place, or the place after the last. */
const START_LIMITS = ['0.1', '0.2', '0.4', '0.8', '1.6', '3.2', '6.4'];
/** The same, and what is beyond the last one. */
export const START_BUCKETS = [...START_LIMITS, '+Inf'];

const VERSION = VERSION_PREFIX.slice(2, -1);

/**
 * The address of a browser's report, as a regular expression for Node and nginx: a release was shown (and how fast it
 * started, where that says something), `failed` before that, or `then` failed after it.
 */
export const REPORT_PATTERN = `^/health/(?<report_remote>[a-z_]+)/(?<report_version>${VERSION})/(?<report_outcome>shown(?:-[0-${START_LIMITS.length}])?|(?:failed|then)-(?:scripts|screen|hydration|policy))$`;

/** Answers to requests for files of releases: those that say that it was there, and those that say that it was not. */
export const FOUND = '200|206|304';
export const MISSING = '404|410|5\\d\\d';

const report = new RegExp(REPORT_PATTERN);
const version = new RegExp(`^/(${VERSION})/`);
const found = new RegExp(`^(?:${FOUND})$`);
const missing = new RegExp(`^(?:${MISSING})$`);

/** Whether a request is a browser's report. */
export const isReport = ({ method, url }) => method === 'POST' && report.test(url);

/** Whoever has said that nothing be noted is not counted, if a report comes at all. */
const mayCount = ({ headers }) => headers['sec-gpc'] !== '1' && headers.dnt !== '1';

/**
 * What a request says about a release; null for one that says nothing.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} status Of the answer.
 * @param {string} [remote] The remote whose server was asked; none for that of the site.
 */
export function releaseEvent(request, status, remote) {
  if (isReport(request)) {
    const { report_remote, report_version, report_outcome } = report.exec(request.url).groups;
    return mayCount(request)
      ? { remote: report_remote, version: report_version, outcome: report_outcome }
      : null;
  }
  const [, released] = version.exec(request.url) ?? [];
  if (!remote || !released || request.method !== 'GET') return null;
  const outcome = found.test(status) ? 'file-found' : missing.test(status) ? 'file-failed' : null;
  return outcome && { remote, version: released, outcome };
}

/** The counters that an outcome adds one to, each with its labels. */
function countersOf(outcome) {
  const [kind, detail] = outcome.split('-');
  if (kind === 'file') return [['release_files_total', `result="${detail}"`]];
  const visit = ['release_visits_total'];
  if (kind === 'shown') {
    const reached = detail === undefined ? [] : START_BUCKETS.slice(Number(detail));
    return [visit, ...reached.map((limit) => ['release_start_seconds_bucket', `le="${limit}"`])];
  }
  const fault = ['release_faults_total', `kind="${detail}"`];
  return kind === 'failed' ? [visit, fault] : [fault];
}

/**
 * Counts in memory what becomes of releases. nginx does the same with `countRequests.awk`.
 * @param {() => Set<string>} listed The releases of the registry, as in `RELEASES_FILE`.
 */
export function createReleaseCounts(listed) {
  const totals = new Map();
  return {
    /** @param {{ remote: string, version: string, outcome: string } | null} event */
    add(event) {
      if (!event || !listed().has(`${event.remote} ${event.version}`)) return;
      for (const [name, label] of countersOf(event.outcome)) {
        const labels = [`remote="${event.remote}"`, `version="${event.version}"`, label].filter(Boolean);
        const counter = `${name}{${labels.join(',')}}`;
        totals.set(counter, (totals.get(counter) ?? 0) + 1);
      }
    },
    /** The counters in Prometheus' text format. */
    text: () => [...totals].map(([counter, total]) => `${counter} ${total}\n`).join(''),
  };
}
