// docs/operations.md, Alarms
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../ports.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const rules = parse(read('shell/alerts.yml')).groups.flatMap((group) => group.rules);
const { services } = parse(read('docker-compose.yml'), { merge: true });

/** Where metrics are named that the API and nginx answer with. */
const SOURCES = ['api/src/server/metrics.ts', 'platform/nginx/countRequests.awk'].map(read).join('\n');
const FUNCTIONS = ['histogram_quantile', 'count_over_time'];

/** The metrics of a rule: words with an underscore that stand in no quotes. */
const metricsOf = ({ expr }) =>
  (expr.replace(/"[^"]*"/g, '').match(/\b[a-z]+_[a-z_]+\b/g) ?? []).filter(
    (name) => !FUNCTIONS.includes(name),
  );

const isKnown = (metric) => SOURCES.includes(metric.replace(/_bucket$/, ''));

it('an alert asks for metrics that the API and nginx have', () => {
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.flatMap(metricsOf).filter((metric) => !isKnown(metric))).toEqual([]);
  expect(metricsOf({ expr: 'sum by (le) (rate(nothing_of_ours_total{code=~"A_B"}[5m])) > 1' })).toEqual([
    'nothing_of_ours_total',
  ]);
  expect(isKnown('nothing_of_ours_total')).toBe(false);
});

it('an alert names jobs that are services of the compose file', () => {
  const jobs = rules.flatMap(({ expr }) => [...expr.matchAll(/job="([^"]+)"/g)].map(([, job]) => job));
  expect(jobs.length).toBeGreaterThan(1);
  expect(jobs.filter((job) => !(job in services))).toEqual([]);
});

it('every alert has a name of its own and what it asks', () => {
  const names = rules.map(({ alert }) => alert);
  expect(names).toEqual([...new Set(names)]);
  expect(rules.filter(({ alert, expr }) => !/^[A-Za-z0-9]+$/.test(alert) || !/ [<>=]=? /.test(expr))).toEqual(
    [],
  );
});
