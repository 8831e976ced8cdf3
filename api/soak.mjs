// The drills of the API whole: npm run test:all has a short share of each.
import { runTool } from '@venue/platform/processes/runScript';

const isPassed = await runTool(
  'jest',
  ['--projects', 'api', '--runInBand', '--testPathPatterns', 'src/drills/'],
  { env: { SOAK: '1', TEST_ALL: '1' } },
);
process.exit(isPassed ? 0 : 1);
