/** How many times as many random runs `npm run soak` makes. */
const SOAK_FACTOR = 50;

/** For property tests: so many runs in `npm test`, and a multiple of it in `npm run soak`. */
export const randomRuns = (usual: number) => ({
  numRuns: process.env.SOAK ? usual * SOAK_FACTOR : usual,
});
