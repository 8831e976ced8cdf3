import { metricsPort } from '@venue/shared/tooling/ports';
import { healthOf, readingCounts } from '@venue/shared/tooling/health/readCounts';
import { HEADING } from './faultyScreen';
import { remotes, type startJudging } from './releaseTest';
import { expect } from './test';
import { visitWithout } from './visitorsOfRelease';

/** Of a hundred visitors, how many get a judged canary, so that it is judged soon. */
export const SHARE = 50;
/** Visitors at once. */
const AT_ONCE = 3;

type Judging = Awaited<ReturnType<typeof startJudging>>;

/** A change without a fault. */
export const sound = (name: string) => ({ code: (code: string) => code.replaceAll(HEADING, name) });

/** Lets visitors come until something has happened. */
export async function letVisit(visit: () => Promise<void>, isDone: () => boolean | Promise<boolean>) {
  const one = async () => {
    while (!(await isDone())) await visit();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Reads how many visits a canary has had. */
export const canaryVisits = (version: string) => {
  const read = readingCounts(`http://localhost:${metricsPort('release-test')}/metrics`);
  return async () => healthOf(await read(), 'public_site', version).visits;
};

/** Lets a number of sound visits come to a canary, which stays one. */
export async function expectToStay(
  judging: Judging,
  site: { origin: string },
  sound: { draw: () => number; visits: number },
) {
  const visits = canaryVisits(judging.version);
  await letVisit(
    () => visitWithout(site.origin, sound.draw),
    async () => judging.hasEnded() || (await visits()) >= sound.visits,
  );
  await expect.poll(judging.output).toMatch(/\d visits, \d+ of the live version: no worse/);
  expect(judging.hasEnded(), judging.output()).toBe(false);
  expect(await remotes('list')).toContain(`${judging.version} (${SHARE} %)`);
}

export async function expectAborted(judging: Judging) {
  const { code, output } = await judging.end();
  expect(output).toMatch(/is worse than .* so it is aborted:/);
  expect(code).toBe(1);
  expect(await remotes('list')).not.toContain(`${judging.version} (`);
}
