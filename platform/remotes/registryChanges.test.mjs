import {
  emptyRegistry,
  fallbackOf,
  liveOf,
  prune,
  release,
  rollback,
  setEnabled,
  use,
  versionName,
  versionsOf,
} from './registryChanges.mjs';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-22T12:00:00Z');
const NAME = 'public_site';

const entry = (version, daysAgo = 0) => ({
  url: `http://localhost:3001/${version}/remoteEntry.js`,
  metadata: { integrity: `sha256-${version}`, version },
  deployment: { traffic: 100, default: true },
  extras: { enabled: true, releasedAt: new Date(NOW - daysAgo * DAY_MS).toISOString() },
});

/** A registry after these releases, the latest one last. */
const after = (...entries) =>
  entries.reduce((registry, next) => release(registry, NAME, next), emptyRegistry());
const versions = (registry) => versionsOf(registry, NAME).map(versionName);
const fallback = (registry) => fallbackOf(registry, NAME)?.metadata.version;

const three = after(entry('1', 3), entry('2', 2), entry('3', 1));

describe('a release', () => {
  it('is live, and the one before is its fallback', () => {
    expect(versions(three)).toEqual(['3', '2', '1']);
    expect(fallback(three)).toBe('2');
    expect(versionsOf(three, NAME).map((each) => each.deployment)).toEqual([
      { traffic: 100, default: true },
      { traffic: 0, default: false },
      { traffic: 0, default: false },
    ]);
  });

  it('has no fallback when it is the first', () => {
    expect(liveOf(after(entry('1')), NAME)).not.toHaveProperty('fallbackUrl');
  });

  it('of a version that was released before moves it to the front, once', () => {
    const again = release(three, NAME, entry('1'));
    expect(versions(again)).toEqual(['1', '3', '2']);
    expect(liveOf(again, NAME).extras.releasedAt).toBe(entry('1', 3).extras.releasedAt);
  });

  it('of the live version changes nothing', () => {
    expect(release(three, NAME, entry('3'))).toEqual(three);
  });

  it('leaves a remote off that is switched off', () => {
    const off = release(setEnabled(three, NAME, false), NAME, entry('4'));
    expect(versionsOf(off, NAME).map((each) => each.extras.enabled)).toEqual([false, false, false, false]);
  });

  it('leaves the other remotes as they are', () => {
    const both = release(three, 'customer_portal', entry('9'));
    expect(versionsOf(both, NAME)).toBe(versionsOf(three, NAME));
  });
});

describe('going back', () => {
  it('makes the version before live, and does not fall back to the one that was left', () => {
    const back = rollback(three, NAME);
    expect(versions(back)).toEqual(['2', '1', '3']);
    expect(fallback(back)).toBe('1');
    expect(fallback(rollback(back, NAME))).toBeUndefined();
  });

  it('has no fallback when only the version that was left remains', () => {
    expect(fallback(rollback(after(entry('1', 2), entry('2', 1)), NAME))).toBeUndefined();
  });

  it('is refused when there is nothing to go back to', () => {
    expect(() => rollback(after(entry('1')), NAME)).toThrow('public_site has only the release 1');
    expect(() => rollback(emptyRegistry(), NAME)).toThrow('Nothing of public_site has been released yet.');
  });

  it('to a version by its name takes the one left as the fallback', () => {
    const used = use(three, NAME, '1');
    expect(versions(used)).toEqual(['1', '3', '2']);
    expect(fallback(used)).toBe('3');
    expect(() => use(three, NAME, '7')).toThrow('public_site has no release 7. Its releases: 3, 2, 1.');
  });
});

it('switching a remote off and on again leaves the registry as it was', () => {
  const off = setEnabled(three, NAME, false);
  expect(versionsOf(off, NAME).every((each) => !each.extras.enabled)).toBe(true);
  expect(setEnabled(off, NAME, true)).toEqual(three);
});

describe('pruning', () => {
  const many = after(...[20, 19, 18, 17, 16, 15, 14, 13].map((days) => entry(`v${days}`, days)));

  it('keeps the last five releases', () => {
    expect(versions(prune(many, NOW))).toEqual(['v13', 'v14', 'v15', 'v16', 'v17']);
  });

  it('keeps the live version and its fallback, however old', () => {
    const used = use(use(many, NAME, 'v19'), NAME, 'v20');
    expect(versions(prune(used, NOW))).toEqual(['v20', 'v19', 'v13', 'v14', 'v15', 'v16', 'v17']);
  });

  it('keeps every release of the last seven days', () => {
    expect(versions(prune(many, NOW - 11 * DAY_MS))).toHaveLength(6);
    expect(versions(prune(many, NOW - 13 * DAY_MS))).toHaveLength(8);
  });
});
