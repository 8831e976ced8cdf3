import { fisher } from './fisher.mjs';

it.each([
  // The tea-tasting experiment, with three and with all four cups right (Fisher, 1935).
  [3, 4, 1, 4, 17 / 70],
  [4, 4, 0, 4, 1 / 70],
  [0, 10, 5, 10, 1],
  [0, 0, 0, 0, 1],
  [5, 30, 3, 270, 0.000327],
])('%d of %d against %d of %d', (bad, all, otherBad, otherAll, expected) => {
  expect(fisher({ bad, all }, { bad: otherBad, all: otherAll })).toBeCloseTo(expected, 5);
});

it('is exact for many cases too', () => {
  const many = fisher({ bad: 1200, all: 100_000 }, { bad: 1000, all: 100_000 });
  expect(many).toBeGreaterThan(5e-6);
  expect(many).toBeLessThan(2e-5);
});
