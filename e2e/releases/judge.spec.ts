import { random } from '@venue/shared/tooling/testing/random';
import { expectAborted, expectToStay, letVisit, SHARE, sound } from '../support/judging';
import { remotes, startJudging, startReleaseTest } from '../support/releaseTest';
import { expect, test } from '../support/test';
import { visitWithout } from '../support/visitorsOfRelease';

test.describe.configure({ mode: 'serial' });

let site: Awaited<ReturnType<typeof startReleaseTest>>;
test.beforeAll(async () => {
  site = await startReleaseTest();
});
test.afterAll(() => site.stopAll());

test('a canary stays while it is sound, and is aborted by itself once every third visitor has a fault', async () => {
  const draw = random(43);
  const judging = await startJudging(sound('Events on trial'), SHARE);
  await expectToStay(judging, site, { draw, visits: 300 });
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
