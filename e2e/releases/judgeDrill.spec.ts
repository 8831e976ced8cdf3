import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { FIRST_LOOK } from '@venue/platform/health/judgement';
import { keepResult } from '@venue/platform/measurements/keepResult';
import { random } from '@venue/platform/testing/random';
import { FAULTS, HEADING, withFault, type Fault } from '../support/faultyScreen';
import {
  canaryVisits,
  expectAborted,
  expectToStay,
  letVisit,
  sound,
  startJudging,
  visitByBrowser,
} from '../support/judging';
import { releaseSite, remotes, storeOf } from '../support/releaseTest';
import { expect, test } from '../support/test';

/** Canaries of each sort. */
const EACH = 20;
const SEED = 43;

const site = releaseSite();

/** How each bad canary is made: a fault of its code, or a file that gets lost after the release. */
const KINDS = [...(Object.keys(FAULTS) as Fault[]), 'chunk gone'] as const;
type Kind = (typeof KINDS)[number];

async function startBad(kind: Kind, number: number) {
  const name = `Events, take ${number}`;
  if (kind !== 'chunk gone')
    return startJudging({ code: (code) => withFault(kind)(code).replaceAll(HEADING, name) });
  const judging = await startJudging(sound(name));
  const folder = path.join(storeOf('public-site'), judging.version);
  for (const file of await readdir(folder))
    if (/^events\.[0-9a-f]{8}\.js/.test(file)) await rm(path.join(folder, file));
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
  const seconds = (Date.now() - thirtieth) / 1000;
  await expectAborted(judging);
  return { kind, visits: await visits(), seconds };
}

const rangeOf = (values: number[]) =>
  [...new Set([Math.min(...values), Math.max(...values)].map((value) => value.toFixed(0)))].join('–');

test(`${EACH} bad canaries are aborted, under browsers with noise`, async ({ browser }) => {
  test.setTimeout(EACH * 300_000);
  const aborted: Awaited<ReturnType<typeof judgeBad>>[] = [];
  for (let number = 0; number < EACH; number += 1) {
    const kind = KINDS[number % KINDS.length] ?? 'chunk gone';
    aborted.push(await test.step(kind, () => judgeBad(browser, kind, number)));
    keepResult('judgement', {
      title: 'Bad canaries until they were aborted',
      columns: ['fault', 'canaries', 'visits of each', 'seconds after its 30th visit'],
      rows: KINDS.map((fault) => {
        const some = aborted.filter((one) => one.kind === fault);
        const range = (what: 'visits' | 'seconds') => rangeOf(some.map((one) => one[what]));
        return [fault, some.length, range('visits'), range('seconds')];
      }).filter(([, count]) => count !== 0),
    });
  }
});

test(`${EACH} sound canaries stay, under the same noise`, async () => {
  test.setTimeout(EACH * 120_000);
  for (let number = 0; number < EACH; number += 1) {
    const judging = await startJudging(sound(`Sound events ${number}`));
    await expectToStay(judging, site, { draw: random(SEED - number - 1), visits: 2000 });
    await remotes('abort', 'public-site');
    expect(await judging.ended).toBe(0);
    expect(judging.output()).toContain('has ended');
  }
});
