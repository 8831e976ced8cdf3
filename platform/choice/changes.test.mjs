// docs/architecture.md, From a commit to a visitor; docs/operations.md, Release
import fc from 'fast-check';
import {
  abort,
  deploymentOf,
  emptyChoice,
  inUse,
  parseShare,
  promote,
  prune,
  release,
  remove,
  rollback,
  rollbackAim,
  setOn,
  startCanary,
  use,
  withSettings,
} from './changes.mjs';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-22T12:00:00Z');
const AT = '2026-11-22T12:00:00.000Z';
const SITE = 'public_site';
const PORTAL = 'customer_portal';

const entry = (version, daysAgo = 0) => ({
  version,
  manifest: `manifest of ${version}`,
  builtAt: AT,
  releasedAt: new Date(NOW - daysAgo * DAY_MS).toISOString(),
});
/** A choice after these releases of the site, the latest one last. */
const after = (...entries) =>
  entries.reduce(
    (choice, next) => release(choice, SITE, typeof next === 'string' ? entry(next) : next),
    emptyChoice(),
  );
const back = (choice) => rollback(choice, SITE, AT);
const used = (choice, name = SITE) => {
  const { live, fallback, canary } = deploymentOf(choice, name);
  return { live, fallback, canary: canary?.version ?? null };
};
const versions = (choice) => deploymentOf(choice, SITE).releases.map(({ version }) => version);

const three = after('1', '2', '3');

describe('a release', () => {
  it('is live, and the one before is its fallback', () => {
    expect(used(three)).toEqual({ live: '3', fallback: '2', canary: null });
    expect(used(after('1'))).toEqual({ live: '1', fallback: null, canary: null });
  });

  it('that was released before is live again, is listed once, and keeps the time of its first release', () => {
    const again = release(three, SITE, entry('1', -1));
    expect(versions(again)).toEqual(['1', '3', '2']);
    expect(used(again)).toMatchObject({ live: '1', fallback: '3' });
    expect(deploymentOf(again, SITE).releases[0].releasedAt).toBe(entry('1').releasedAt);
  });

  it('of the live version changes nothing', () => {
    expect(JSON.stringify(release(three, SITE, entry('3')))).toBe(JSON.stringify(three));
  });

  it('leaves a remote off that is switched off, and other deployments as they are', () => {
    const off = release(setOn(three, SITE, false), SITE, entry('4'));
    expect(deploymentOf(off, SITE)).toMatchObject({ on: false, live: '4' });
    expect(setOn(setOn(three, SITE, false), SITE, true)).toEqual(three);
    expect(release(three, PORTAL, entry('9')).deployments[SITE]).toBe(three.deployments[SITE]);
  });

  it('of the shell has no fallback, since without it no page could load another', () => {
    const shell = release(release(emptyChoice(), 'shell', entry('1')), 'shell', entry('2'));
    expect(used(shell, 'shell')).toEqual({ live: '2', fallback: null, canary: null });
    expect(used(rollback(shell, 'shell', AT), 'shell').live).toBe('1');
  });
});

// Never back to a bad release, in every order in which that happened once.
describe('a rollback', () => {
  it('makes the release before live, and what is rolled back is no fallback', () => {
    expect(used(back(three))).toEqual({ live: '2', fallback: '1', canary: null });
    expect(used(back(back(three)))).toEqual({ live: '1', fallback: null, canary: null });
  });

  it.each([
    ['the second of two releases', after('1', '2'), 1],
    ['the third of three', three, 2],
  ])('is refused when nothing good is older: %s never comes back by it', (_, choice, count) => {
    let next = choice;
    for (let step = 0; step < count; step += 1) next = back(next);
    expect(() => back(next)).toThrow(
      'public_site has no good release before 1: there is none to go back to.',
    );
    expect(rollbackAim(deploymentOf(next, SITE))).toBeUndefined();
  });

  it('leaves the bad release no fallback, when the good one is used or released again', () => {
    const good = back(after('1', '2'));
    for (const next of [use(good, SITE, '1'), release(good, SITE, entry('1'))])
      expect(used(next)).toMatchObject({ live: '1', fallback: null });
  });

  it('leaves it none for the releases that follow either, and no next aim', () => {
    const next = release(back(three), SITE, entry('4'));
    expect(used(next)).toMatchObject({ live: '4', fallback: '2' });
    expect(used(back(next)).live).toBe('2');
    expect(used(back(back(next)))).toMatchObject({ live: '1', fallback: null });
  });

  it('goes to what was live before, not to what was built before', () => {
    expect(used(back(use(three, SITE, '1')))).toMatchObject({ live: '3', fallback: '2' });
  });

  it('can be undone by name: whoever uses a release says that it is good', () => {
    const again = use(back(three), SITE, '3');
    expect(used(again)).toMatchObject({ live: '3', fallback: '2' });
    expect(used(release(again, SITE, entry('4')))).toMatchObject({ fallback: '3' });
  });

  it('does not forget what was bad, when that is tried out as a canary and ended', () => {
    const tried = startCanary(back(three), SITE, entry('3'), 10);
    expect(used(tried)).toEqual({ live: '2', fallback: '1', canary: '3' });
    expect(used(back(tried)).live).toBe('1');
    expect(used(release(abort(tried, SITE), SITE, entry('4'))).fallback).toBe('2');
    expect(used(release(promote(tried, SITE), SITE, entry('4'))).fallback).toBe('3');
  });

  it('of something that was never released is refused', () => {
    expect(() => back(emptyChoice())).toThrow('Nothing of public_site has been released yet.');
  });
});

describe('a canary', () => {
  const tried = startCanary(after('1', '2'), SITE, entry('3'), 10);

  it('leaves the live release and its fallback as they are', () => {
    expect(used(tried)).toEqual({ live: '2', fallback: '1', canary: '3' });
  });

  it('has a share of its own: another team’s canary does not change it', () => {
    const portal = release(tried, PORTAL, entry('1'));
    const both = startCanary(portal, PORTAL, entry('2'), 50);
    expect(deploymentOf(both, SITE).canary.share).toBe(10);
    expect(deploymentOf(both, PORTAL).canary.share).toBe(50);
    expect(deploymentOf(abort(both, SITE), PORTAL).canary.share).toBe(50);
  });

  it('that is promoted is live for everybody, with the release before as its fallback', () => {
    expect(used(promote(tried, SITE))).toEqual({ live: '3', fallback: '2', canary: null });
    expect(used(back(promote(tried, SITE))).live).toBe('2');
  });

  it('that is ended is nobody’s, no fallback, and nothing to go back to', () => {
    const ended = abort(tried, SITE);
    expect(used(ended)).toEqual({ live: '2', fallback: '1', canary: null });
    expect(used(back(ended))).toMatchObject({ live: '1', fallback: null });
    expect(used(release(ended, SITE, entry('4'))).fallback).toBe('2');
  });

  it('stays when another release goes live, and is none any more when it goes live itself', () => {
    expect(used(release(tried, SITE, entry('4')))).toEqual({ live: '4', fallback: '2', canary: '3' });
    expect(used(back(tried))).toEqual({ live: '1', fallback: null, canary: '3' });
    for (const next of [release(tried, SITE, entry('3')), use(tried, SITE, '3')])
      expect(used(next)).toEqual({ live: '3', fallback: '2', canary: null });
  });

  it('is one of each deployment: the next takes its place, or another share', () => {
    expect(used(startCanary(tried, SITE, entry('4'), 10)).canary).toBe('4');
    expect(deploymentOf(startCanary(tried, SITE, entry('3'), 50), SITE).canary.share).toBe(50);
  });

  it('that can’t be is refused with the reason', () => {
    const two = after('1', '2');
    expect(() => startCanary(two, SITE, entry('2'), 10)).toThrow('public_site 2 is live for everybody');
    expect(() => startCanary(two, PORTAL, entry('1'), 10)).toThrow('Nothing of customer_portal has been');
    expect(() => use(two, SITE, '9')).toThrow('public_site has no release 9. Its releases: 2, 1.');
    expect(() => promote(two, SITE)).toThrow('public_site has no canary: 2 is live for everybody.');
    expect(() => abort(two, SITE)).toThrow('public_site has no canary: 2 is live for everybody.');
  });

  it.each(['0', '100', '12.5', 'ten', '-5', ''])('has no share "%s"', (share) => {
    expect(() => parseShare(share)).toThrow(`"${share}" is no share of the visitors`);
  });
});

describe('a remote', () => {
  it('that is removed keeps its list, so that an old release does not come back as a new one', () => {
    const removed = remove(back(three), SITE);
    expect(used(removed)).toEqual({ live: null, fallback: null, canary: null });
    expect(versions(removed)).toEqual(['2', '3', '1']);
    expect(used(use(removed, SITE, '2'))).toEqual({ live: '2', fallback: '1', canary: null });
    expect(used(release(removed, SITE, entry('4'))).fallback).toBe('2');
    expect(() => back(removed)).toThrow('Nothing of public_site has been released yet.');
  });
});

describe('pruning', () => {
  const many = after(...[20, 19, 18, 17, 16, 15, 14, 13].map((days) => entry(`v${days}`, days)));
  const pruned = (choice, now = NOW) => versions(prune(choice, now));

  it('keeps the last five releases, and every one of the last seven days', () => {
    expect(pruned(many)).toEqual(['v13', 'v14', 'v15', 'v16', 'v17']);
    expect(pruned(many, NOW - 11 * DAY_MS)).toHaveLength(6);
    expect(pruned(many, NOW - 13 * DAY_MS)).toHaveLength(8);
  });

  it('keeps what visitors may get, however old', () => {
    const old = startCanary(use(use(many, SITE, 'v19'), SITE, 'v20'), SITE, entry('v18', 18), 10);
    expect(pruned(old)).toEqual(expect.arrayContaining(['v20', 'v19', 'v18']));
  });

  it('does not count canaries that were ended: five of them leave the way back', () => {
    const tries = ['a', 'b', 'c', 'd', 'e'].reduce(
      (choice, version) => abort(startCanary(choice, SITE, entry(version, 15), 10), SITE),
      after(entry('1', 20), entry('2', 19)),
    );
    expect(pruned(tries)).toEqual(['2', '1']);
    expect(used(back(prune(tries, NOW))).live).toBe('1');
  });

  it('leaves settings and other deployments as they are', () => {
    const set = withSettings(release(many, PORTAL, entry('1', 99)), { reports: 0 });
    expect(prune(set, NOW)).toMatchObject({
      settings: { reports: 0 },
      deployments: { [PORTAL]: set.deployments[PORTAL] },
    });
  });
});

/** One decision of somebody, which may be refused. */
const CHANGES = {
  release: (choice, name, version) => release(choice, name, entry(version, 30)),
  use,
  rollback: (choice, name) => rollback(choice, name, AT),
  canary: (choice, name, version, share) => startCanary(choice, name, entry(version, 30), share),
  promote,
  abort,
  remove,
  off: (choice, name) => setOn(choice, name, false),
  prune: (choice) => prune(choice, NOW),
};

const decision = fc.record({
  what: fc.constantFrom(...Object.keys(CHANGES)),
  name: fc.constantFrom(SITE, PORTAL),
  version: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8'),
  share: fc.integer({ min: 1, max: 99 }),
});

function decide(choice, { what, name, version, share }) {
  try {
    return CHANGES[what](choice, name, version, share);
  } catch {
    return choice;
  }
}

it('whatever is decided in whichever order, nobody gets what was found bad, or what is not listed', () => {
  fc.assert(
    fc.property(fc.array(decision, { maxLength: 40 }), (choices) => {
      let choice = emptyChoice();
      const bad = { [SITE]: new Set(), [PORTAL]: new Set() };
      for (const next of choices) {
        const before = choice;
        choice = decide(before, next);
        const isDone = choice !== before;
        if (isDone && next.what === 'rollback') bad[next.name].add(deploymentOf(before, next.name).live);
        // Who makes a release live says that it is good.
        if (isDone && ['release', 'use', 'promote'].includes(next.what))
          bad[next.name].delete(deploymentOf(choice, next.name).live);
        const other = next.name === SITE ? PORTAL : SITE;
        // Pruning alone is about all of them.
        if (next.what !== 'prune') expect(choice.deployments[other]).toBe(before.deployments[other]);
        for (const name of [SITE, PORTAL]) {
          const deployment = deploymentOf(choice, name);
          const { live, fallback, canary, releases } = deployment;
          const listed = releases.map((each) => each.version);
          const tried = releases.filter((each) => !each.wasLive).map((each) => each.version);
          expect(new Set(listed).size).toBe(listed.length);
          expect(listed).toEqual(expect.arrayContaining(inUse(deployment)));
          for (const version of [live, fallback, rollbackAim(deployment)]) {
            expect(bad[name]).not.toContain(version);
            expect(tried).not.toContain(version);
          }
          if (live) expect([fallback, canary?.version]).not.toContain(live);
          else expect(inUse(deployment)).toEqual([]);
          // A fallback there is means that there is a way back.
          if (fallback) expect(rollbackAim(deployment)).toBeDefined();
        }
      }
    }),
    { numRuns: process.env.TEST_ALL ? 2000 : 200 },
  );
});
