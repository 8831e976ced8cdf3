/** Whether this is `npm run soak`, which has the long drills whole. */
export const isSoak = Boolean(process.env.SOAK);

/** Whether everything is run, as `npm run test:all` does, and not what `npm test` needs before each commit. */
export const isWhole = isSoak || Boolean(process.env.TEST_ALL);
