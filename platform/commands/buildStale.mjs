import { buildFor } from '../build/lastBuild.mjs';
import { APPS } from '../ports.mjs';
import { orExplain } from '../processes/orExplain.mjs';

await orExplain(() => buildFor(APPS.find(({ folder }) => folder === process.argv[2])));
