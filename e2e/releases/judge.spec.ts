// decisions, What is known of a release; docs/operations.md, Release
import { random } from '@venue/platform/testing/random';
import { expectAborted, expectToStay, letVisit, sound, startJudging, visitWithout } from '../support/judging';
import { releaseSite, remotes } from '../support/releaseTest';
import { expect, test } from '../support/test';

const site = releaseSite();

test('a canary stays while it is sound, and is aborted by itself once every third visitor has a fault', async () => {
  const draw = random(43);
  const judging = await startJudging(sound('Events on trial'));
  await expectToStay(judging, site, { draw, visits: 300 });
  await letVisit(() => visitWithout(site.origin, draw, judging.version), judging.hasEnded);
  await expectAborted(judging);
  const table = await remotes('health');
  expect(table).toMatch(/^remote +release +is +visits +with a fault/);
  expect(table).toMatch(/public-site +\S+ +live +\d+ +\d/);
});

test('a canary does not begin when nobody can judge it', async () => {
  const { ended, output } = await startJudging(sound('Unwatched events'), [
    '--metrics',
    'http://localhost:9/metrics',
  ]);
  expect(await ended).toBe(1);
  expect(output()).toMatch(/can't be read at http:\/\/localhost:9\/metrics/);
  expect(output()).toContain('Nothing was changed');
  expect(await remotes('list')).toMatch(/public-site +\S+ +\S+ +none/);
});
