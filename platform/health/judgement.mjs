import { fisher } from './fisher.mjs';

/** How likely a canary that is as good as the live release is ever found worse. */
export const RISK = 0.002;
/** Visits of the canary before the first look, and how many more there are at each further one. */
export const FIRST_LOOK = 30;
const GROWTH = 1.5;
/** Visits of the canary after which its judgement ends. */
export const LAST_LOOK = 5000;

/** The visits of the canary at which a look is taken. */
export const visitsAt = (look) => Math.ceil(FIRST_LOOK * GROWTH ** look);

/** The part of the risk that one look may take: the parts of all looks together are the whole (their sum is π²/6). */
const riskOf = (look) => (RISK * 6) / (Math.PI * (look + 1)) ** 2;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Starts are slow that took more than twice as long as the quickest quarter of both releases' starts. It depends on both
 * together, so that it favours neither, and a quarter is less than a canary's share leaves to the live release.
 */
function slowStarts(canary, live) {
  const both = canary.starts.map((count, place) => count + live.starts[place]);
  let reached = 0;
  const quick = both.findIndex((count) => (reached += count) >= sum(both) / 4);
  const countOf = ({ starts }) => ({ bad: sum(starts.slice(quick + 2)), all: sum(starts) });
  return [countOf(canary), countOf(live)];
}

const faultsOf = ({ faults, visits }) => ({ bad: Math.min(faults, visits), all: visits });

const percent = ({ bad, all }) => `${bad} of ${all} (${all === 0 ? 0 : ((bad / all) * 100).toFixed(1)} %)`;

/**
 * Compares a canary with the live release at one look.
 * @param {import('./readCounts.mjs').Health} canary
 * @param {import('./readCounts.mjs').Health} live Counted since the same moment.
 * @param {number} look From 0.
 * @returns {string[]} In what the canary is worse beyond chance, in words; empty when it is not.
 */
export function findWorse(canary, live, look) {
  const tests = [
    ['visits with a fault', faultsOf(canary), faultsOf(live)],
    ['slow starts', ...slowStarts(canary, live)],
  ];
  return tests
    .filter(([, one, other]) => fisher(one, other) < riskOf(look) / tests.length)
    .map(([what, one, other]) => `${what}: ${percent(one)}, of the live release ${percent(other)}`);
}
