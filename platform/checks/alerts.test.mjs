// docs/operations.md, Alarms
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../ports.mjs';
import { createMetrics } from '../server/metrics.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const rules = parse(read('platform/ops/alerts.yml')).groups.flatMap((group) => group.rules);
const { services } = parse(read('docker-compose.yml'), { merge: true });

/** Where metrics are named that the API answers with. */
const OF_THE_API = read('api/src/server/metrics.ts');
const FUNCTIONS = ['histogram_quantile', 'count_over_time'];

/** The metrics of a rule: words with an underscore that stand in no quotes. */
const metricsOf = ({ expr }) =>
  (expr.replace(/"[^"]*"/g, '').match(/\b[a-z]+_[a-z_]+\b/g) ?? []).filter(
    (name) => !FUNCTIONS.includes(name),
  );

let ofTheSite;
beforeAll(async () => {
  ofTheSite = await createMetrics().text();
});
const isKnown = (metric) => {
  const name = metric.replace(/_(bucket|count)$/, '');
  return ofTheSite.includes(`# TYPE ${name} `) || OF_THE_API.includes(`'${name}'`);
};

it('an alert asks for metrics that the API and the site have', () => {
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.flatMap(metricsOf).filter((metric) => !isKnown(metric))).toEqual([]);
  expect(metricsOf({ expr: 'sum by (le) (rate(nothing_of_ours_total{code=~"A_B"}[5m])) > 1' })).toEqual([
    'nothing_of_ours_total',
  ]);
  expect(isKnown('nothing_of_ours_total')).toBe(false);
});

it('an alert names jobs that are services of the compose file, and each that says how it is has one for when it is down', () => {
  const jobs = rules.flatMap(({ expr }) => [...expr.matchAll(/job="([^"]+)"/g)].map(([, job]) => job));
  expect(jobs.filter((job) => !(job in services))).toEqual([]);
  const asked = Object.keys(services).filter((name) => services[name].environment?.METRICS_PORT);
  const down = rules.flatMap(({ expr }) => /^up\{job="(\w+)"\} == 0/.exec(expr)?.[1] ?? []);
  expect(down.sort()).toEqual(asked.sort());
});

it('the kinds of requests and faults that alerts name are those that the site counts', () => {
  const counted = ['siteRoutes', 'startServer', 'graphql', 'reports']
    .map((name) => read(`platform/server/${name}.mjs`))
    .join('');
  const kinds = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/kind!?=~?"([^"]+)"/g)].flatMap(([, text]) => text.split('|')),
  );
  expect(kinds.length).toBeGreaterThan(3);
  expect(kinds.filter((kind) => !new RegExp(`[':|]${kind}['|)]`).test(counted))).toEqual([]);
});

it('every alert has a name of its own and what it asks', () => {
  const names = rules.map(({ alert }) => alert);
  expect(names).toEqual([...new Set(names)]);
  expect(rules.filter(({ alert, expr }) => !/^[A-Za-z0-9]+$/.test(alert) || !/ [<>=]=? /.test(expr))).toEqual(
    [],
  );
});
