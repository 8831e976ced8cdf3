import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds until the first screen, up to which a start is counted (shell/src/health/reportHealth.ts). */
const START_LIMITS = [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4];
const DURATION_LIMITS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const RELEASE = ['remote', 'version'];

/**
 * What is counted of requests and of releases, as Prometheus reads it.
 * @param {{ damaged?: () => { name: string }[] }} [site] `damaged`: what of remotes can't be read now.
 */
export function createMetrics({ damaged = () => [] } = {}) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const counter = (name, help, labelNames) => new Counter({ name, help, labelNames, registers });
  const requests = counter('http_requests_total', 'Answers by kind and status', ['kind', 'status']);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by kind',
    labelNames: ['kind'],
    buckets: DURATION_LIMITS,
    registers,
  });
  const visits = counter('release_visits_total', 'Visitors who got a release', RELEASE);
  const faults = counter('release_faults_total', 'Visitors for whom a release failed', [...RELEASE, 'kind']);
  // A report names a bucket, not a time: the sum adds the upper bounds.
  const starts = new Histogram({
    name: 'release_start_seconds',
    help: 'Time until the first screen',
    labelNames: RELEASE,
    buckets: START_LIMITS,
    registers,
  });
  new Gauge({
    name: 'store_damaged',
    help: 'Manifests and lists of pages of the remote that the server can not read, and does without',
    labelNames: ['remote'],
    registers,
    collect() {
      this.reset();
      for (const { name } of damaged()) this.inc({ remote: name });
    },
  });
  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    countRequest(kind, status, seconds) {
      requests.inc({ kind, status });
      durations.observe({ kind }, seconds);
    },
    countVisit: (release) => visits.inc(release),
    countFault: (release, kind) => faults.inc({ ...release, kind }),
    /** @param {number} place Of the bucket. */
    countStart: (release, place) => starts.observe(release, START_LIMITS[place] ?? 2 * START_LIMITS.at(-1)),
  };
}
