import { readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { FIRST_LOOK } from '@venue/shared/tooling/health/judgement';
import { healthOf, readingCounts } from '@venue/shared/tooling/health/readCounts';
import { keepResult } from '@venue/shared/tooling/measurements/keepResult';
import { metricsPort } from '@venue/shared/tooling/ports';
import { random } from '@venue/shared/tooling/testing/random';
import { FAULTS, HEADING, withFault, type Fault } from '../support/faultyScreen';
import { remotes, startJudging, startReleaseTest } from '../support/releaseTest';
import { expect, test } from '../support/test';
import { visitByBrowser, visitWithout } from '../support/visitorsOfRelease';

/** Canaries of each sort that `npm run soak` judges, the bad ones with browsers for visitors. */
const EACH = 20;
const SEED = 43;
const SHARE = 50;
/** Visitors at once. */
const AT_ONCE = 3;
/** Visits of a sound canary, after which it is still one. */
const SOUND_VISITS = process.env.SOAK ? 2000 : 300;

const STORE = fileURLToPath(new URL('../../.releases/release-test/public-site/', import.meta.url));

test.describe.configure({ mode: 'serial' });

let site: Awaited<ReturnType<typeof startReleaseTest>>;
test.beforeAll(async () => {
  site = await startReleaseTest();
});
test.afterAll(() => site.stopAll());

type Judging = Awaited<ReturnType<typeof startJudging>>;

const sound = (name: string) => ({ code: (code: string) => code.replaceAll(HEADING, name) });

/** Lets visitors come until something has happened. */
async function letVisit(visit: () => Promise<void>, isDone: () => boolean | Promise<boolean>) {
  const one = async () => {
    while (!(await isDone())) await visit();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

const canaryVisits = (version: string) => {
  const read = readingCounts(`http://localhost:${metricsPort('release-test')}/metrics`);
  return async () => healthOf(await read(), 'public_site', version).visits;
};

/** Lets sound visits come to a canary, which stays one. */
async function expectToStay(judging: Judging, draw: () => number) {
  const visits = canaryVisits(judging.version);
  await letVisit(
    () => visitWithout(site.origin, draw),
    async () => judging.hasEnded() || (await visits()) >= SOUND_VISITS,
  );
  await expect.poll(judging.output).toMatch(/\d visits, \d+ of the live version: no worse/);
  expect(judging.hasEnded(), judging.output()).toBe(false);
  expect(await remotes('list')).toContain(`${judging.version} (${SHARE} %)`);
}

async function expectAborted(judging: Judging) {
  const { code, output } = await judging.end();
  expect(output).toMatch(/is worse than .* so it is aborted:/);
  expect(code).toBe(1);
  expect(await remotes('list')).not.toContain(`${judging.version} (`);
}

test('a canary stays while it is sound, and is aborted by itself once every third visitor has a fault', async () => {
  const draw = random(SEED);
  const judging = await startJudging(sound('Events on trial'), SHARE);
  await expectToStay(judging, draw);
  await letVisit(() => visitWithout(site.origin, draw, judging.version), judging.hasEnded);
  await expectAborted(judging);
  const table = await remotes('health');
  expect(table).toMatch(/^remote +release +is +visits +with a fault/);
  expect(table).toMatch(/public-site +\S+ +live +\d+ +\d/);
});

test('a canary does not begin when nobody can judge it', async () => {
  const judging = await startJudging(sound('Unwatched events'), SHARE, [
    '--metrics',
    'http://localhost:9/metrics',
  ]);
  const { code, output } = await judging.end();
  expect(output).toMatch(/can't be read at http:\/\/localhost:9\/metrics/);
  expect(output).toContain('Nothing was changed');
  expect(code).toBe(1);
  expect(await remotes('list')).toMatch(/public-site +\S+ +\S+ +none/);
});

/** How each bad canary is made: a fault of its code, or a file that gets lost after the release. */
const KINDS = [...(Object.keys(FAULTS) as Fault[]), 'chunk gone'] as const;
type Kind = (typeof KINDS)[number];

async function startBad(kind: Kind, number: number) {
  const name = `Events, take ${number}`;
  if (kind !== 'chunk gone')
    return startJudging({ code: (code) => withFault(kind)(code).replaceAll(HEADING, name) }, SHARE);
  const judging = await startJudging(sound(name), SHARE);
  const folder = STORE + judging.version;
  for (const file of await readdir(folder))
    if (/^events\.[0-9a-f]{8}\.js/.test(file)) await rm(`${folder}/${file}`);
  return judging;
}

async function judgeBad(browser: Browser, kind: Kind, number: number) {
  const draw = random(SEED + number);
  const judging = await startBad(kind, number);
  const visits = canaryVisits(judging.version);
  let thirtieth = 0;
  await letVisit(
    () => visitByBrowser(browser, site.origin, draw),
    async () => {
      const count = await visits();
      if (thirtieth === 0 && count >= FIRST_LOOK) thirtieth = Date.now();
      return judging.hasEnded() || count > 20 * FIRST_LOOK;
    },
  );
  const seconds = ((Date.now() - thirtieth) / 1000).toFixed(1);
  await expectAborted(judging);
  return [kind, String(await visits()), seconds];
}

(process.env.SOAK ? test.describe : test.describe.skip)('the drill', () => {
  test(`${EACH} bad canaries are aborted, under browsers with noise`, async ({ browser }) => {
    test.setTimeout(EACH * 300_000);
    const rows: string[][] = [];
    for (let number = 0; number < EACH; number += 1) {
      const kind = KINDS[number % KINDS.length] ?? 'chunk gone';
      rows.push(await test.step(kind, () => judgeBad(browser, kind, number)));
      keepResult('judgement', {
        title: 'Bad canaries until they were aborted',
        columns: ['fault', 'visits of the canary', 'seconds after its 30th visit'],
        rows,
      });
    }
  });

  test(`${EACH} sound canaries stay, under the same noise`, async () => {
    test.setTimeout(EACH * 120_000);
    for (let number = 0; number < EACH; number += 1) {
      const judging = await startJudging(sound(`Sound events ${number}`), SHARE);
      await expectToStay(judging, random(SEED - number - 1));
      await remotes('abort', 'public-site');
      const { code, output } = await judging.end();
      expect([code, output]).toEqual([0, expect.stringContaining('has ended')]);
    }
  });
});
