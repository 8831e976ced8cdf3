import { abort, promote, startCanary, useCanary } from './canaryChanges.mjs';
import {
  canaryOf,
  emptyRegistry,
  fallbackOf,
  liveOf,
  prune,
  release,
  rollback,
  use,
  versionName,
  versionsOf,
} from './registryChanges.mjs';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const SITE = 'public_site';
const PORTAL = 'customer_portal';

const entry = (version, name = SITE) => ({
  url: `http://localhost:3001/${name}/${version}/remoteEntry.js`,
  metadata: { integrity: `sha256-${version}`, version },
  deployment: { traffic: 100, default: true },
  extras: { enabled: true, releasedAt: new Date(NOW - 30 * 86_400_000).toISOString() },
});

const two = release(release(emptyRegistry(), SITE, entry('1')), SITE, entry('2'));
const withCanary = startCanary(two, SITE, entry('3'), 10);

const names = (registry) => ({
  live: versionName(liveOf(registry, SITE)),
  fallback: fallbackOf(registry, SITE)?.metadata.version,
  canary: canaryOf(registry, SITE)?.metadata.version,
});
const traffic = (registry, name = SITE) =>
  versionsOf(registry, name).map(({ metadata, deployment }) => [metadata.version, deployment.traffic]);

it('a canary leaves the live version and its fallback as they are', () => {
  expect(names(withCanary)).toEqual({ live: '2', fallback: '1', canary: '3' });
  expect(Object.fromEntries(traffic(withCanary))).toEqual({ 1: 0, 2: 90, 3: 10 });
});

it('a promoted canary is live for everybody, and the version before is its fallback', () => {
  const promoted = promote(withCanary, SITE);
  expect(names(promoted)).toEqual({ live: '3', fallback: '2', canary: undefined });
  expect(Object.fromEntries(traffic(promoted))).toEqual({ 1: 0, 2: 0, 3: 100 });
  expect(names(rollback(promoted, SITE)).live).toBe('2');
});

it('an aborted canary is nobody’s, no fallback and no version to go back to', () => {
  const aborted = abort(withCanary, SITE);
  expect(names(aborted)).toEqual({ live: '2', fallback: '1', canary: undefined });
  expect(names(rollback(aborted, SITE)).live).toBe('1');
  expect(names(release(aborted, SITE, entry('4'))).fallback).toBe('2');
  expect(names(useCanary(aborted, SITE, '3', 20)).canary).toBe('3');
});

it('a canary stays one when another version is released, used or rolled back', () => {
  expect(names(release(withCanary, SITE, entry('4')))).toEqual({ live: '4', fallback: '2', canary: '3' });
  expect(names(use(withCanary, SITE, '1'))).toMatchObject({ live: '1', canary: '3' });
  expect(names(rollback(withCanary, SITE))).toEqual({ live: '1', fallback: undefined, canary: '3' });
});

it('a canary that is released or used is live for everybody', () => {
  for (const next of [release(withCanary, SITE, entry('3')), use(withCanary, SITE, '3')])
    expect(names(next)).toEqual({ live: '3', fallback: '2', canary: undefined });
});

it('there is one canary for each remote: the next one takes its place', () => {
  expect(names(startCanary(withCanary, SITE, entry('4'), 10)).canary).toBe('4');
});

it('all canaries have one share', () => {
  const both = release(withCanary, PORTAL, entry('1', PORTAL));
  const shared = startCanary(both, PORTAL, entry('2', PORTAL), 25);
  expect(Object.fromEntries(traffic(shared))).toEqual({ 1: 0, 2: 75, 3: 25 });
  expect(Object.fromEntries(traffic(shared, PORTAL))).toEqual({ 1: 75, 2: 25 });
  expect(Object.fromEntries(traffic(abort(shared, SITE), PORTAL))).toEqual({ 1: 75, 2: 25 });
});

it('an old canary is not pruned', () => {
  const many = ['4', '5', '6', '7', '8', '9'].reduce(
    (registry, version) => release(registry, SITE, entry(version)),
    useCanary(two, SITE, '1', 10),
  );
  expect(names(prune(many, NOW)).canary).toBe('1');
});

it('what can’t be done is refused with the reason', () => {
  expect(() => useCanary(two, SITE, '2', 10)).toThrow('public_site 2 is live for everybody already');
  expect(() => useCanary(two, SITE, '9', 10)).toThrow('public_site has no release 9. Its releases: 2, 1.');
  expect(() => promote(two, SITE)).toThrow('public_site has no canary: 2 is live for everybody.');
  expect(() => abort(two, SITE)).toThrow('public_site has no canary');
  expect(() => startCanary(two, PORTAL, entry('1'), 10)).toThrow(
    'Nothing of customer_portal has been released',
  );
});
