import '../processes/endWithParent.mjs';
import { buildApi } from '../dev/apiServer.mjs';
import { buildFor } from '../build/lastBuild.mjs';
import { e2ePatterns } from '../checks/workspacePlan.mjs';
import { installEngines } from '../testing/engines.mjs';
import { orExplain } from '../processes/orExplain.mjs';
import { serveGallery } from '../dev/gallery.mjs';
import { serveOtherHosts } from '../testing/otherHosts.mjs';
import { apiPort, APPS } from '../ports.mjs';
import { runTool } from '../processes/runScript.mjs';
import { takePorts } from '../processes/takePorts.mjs';
import { serveTarget } from '../server/serveTarget.mjs';

const TARGET = process.env.E2E_TARGET ?? 'test';

/** `npm run e2e -- public-site` runs the tests of that deployment, without building the other remotes. */
const words = process.argv.slice(2);
const only = APPS.find(({ folder }) => folder === words[0]);
const filters = only ? [...e2ePatterns(only.folder), ...words.slice(1)] : words;

/** The journeys in three engines are part of a run of everything, and of one that names them. */
const patterns = filters.filter((word) => !word.startsWith('-'));
const hasJourneys = patterns.length === 0 || patterns.some((word) => word.includes('engines'));

await orExplain(async () => {
  await takePorts();
  const missing = await installEngines({ hasOthers: hasJourneys });
  if (missing.length > 0)
    console.log(`No ${missing.join(' and no ')} can be had here, so nothing is tested in it.`);
  await buildFor(only);
  if (!(await buildApi())) throw new Error('The build of the API failed; its messages stand above.');
  // The servers live in this process, so that whatever ends it gives their ports back.
  await serveTarget(TARGET, {
    settings: {
      // The site of the tests calls no server that somebody runs beside them.
      graphqlUrl: `http://localhost:${apiPort(TARGET)}/graphql`,
      // Of a hundred visits ten would report, and each run would have other requests.
      reports: 0,
    },
  });
  if (!only) await serveGallery(TARGET);
  const otherHosts = await serveOtherHosts();
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...filters];
  const ok = await runTool('@playwright/test', args, {
    command: 'playwright',
    env: { OTHER_HOSTS_PORT: String(otherHosts.port) },
  });
  // Only somebody's own machine may lack an engine.
  const isWhole = missing.length === 0 || !process.env.CI;
  process.exit(ok && isWhole ? 0 : 1);
});
