import { random as seeded } from '../testing/random.mjs';
import { findWorse, LAST_LOOK, RISK, visitsAt } from './judgement.mjs';

const NONE = [0, 0, 0, 0, 0, 0, 0, 0];
const health = (visits, faults, starts = NONE) => ({ visits, faults, starts });

it('looks for the first time at 30 visits, and then ever later', () => {
  expect([0, 1, 2, 3, 10].map(visitsAt)).toEqual([30, 45, 68, 102, 1730]);
});

it.each([
  [
    'every third visit with a fault',
    health(30, 10),
    health(270, 3),
    'visits with a fault: 10 of 30 (33.3 %)',
  ],
  ['all visits with a fault', health(30, 30), health(30, 0), 'visits with a fault: 30 of 30'],
  [
    'starts that take more than twice as long',
    health(30, 0, [0, 0, 0, 0, 0, 20, 10, 0]),
    health(270, 0, [0, 90, 100, 50, 30, 0, 0, 0]),
    'slow starts: 30 of 30',
  ],
  [
    'slow starts with half of the visitors',
    health(30, 0, [0, 0, 0, 0, 0, 30, 0, 0]),
    health(30, 0, [0, 10, 15, 5, 0, 0, 0, 0]),
    'slow starts: 30 of 30',
  ],
])('finds %s', (_, canary, live, found) => {
  expect(findWorse(canary, live, 0)).toEqual([expect.stringContaining(found)]);
});

it.each([
  ['as many faults', health(300, 6), health(2700, 50)],
  ['fewer faults', health(300, 0), health(2700, 270)],
  ['a live release that nobody has visited', health(300, 300), health(0, 0)],
  [
    'starts that take up to twice as long',
    health(30, 0, [0, 0, 30, 0, 0, 0, 0, 0]),
    health(270, 0, [0, 90, 180, 0, 0, 0, 0, 0]),
  ],
  ['no visit', health(0, 0), health(0, 0)],
])('does not find %s', (_, canary, live) => {
  expect(findWorse(canary, live, 0)).toEqual([]);
});

it('finds a canary worse that is as good as the live release no more often than it may', () => {
  const random = seeded(7);
  const RUNS = 400;
  const isAborted = () => {
    const draw = () => (random() < 0.03 ? 1 : 0);
    const [canary, live] = [health(0, 0), health(0, 0)];
    for (let look = 0; visitsAt(look) <= LAST_LOOK / 4; look += 1) {
      for (; canary.visits < visitsAt(look); canary.visits += 1) canary.faults += draw();
      for (; live.visits < canary.visits * 4; live.visits += 1) live.faults += draw();
      if (findWorse(canary, live, look).length > 0) return true;
    }
    return false;
  };
  const aborted = Array.from({ length: RUNS }, isAborted).filter(Boolean).length;
  expect(aborted).toBeLessThanOrEqual(RUNS * RISK * 4);
});
