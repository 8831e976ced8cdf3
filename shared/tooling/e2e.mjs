import './endWithParent.mjs';
import { buildApi } from './apiServer.mjs';
import { findBrowser } from './browser.mjs';
import { buildStale } from './build.mjs';
import { requireFreePorts } from './freePorts.mjs';
import { serveGallery } from './gallery.mjs';
import { apiPort, galleryPort, portsOf } from './ports.mjs';
import { runTool } from './runScript.mjs';
import { serveTarget } from './start.mjs';

const TARGET = process.env.E2E_TARGET ?? 'test';

try {
  await requireFreePorts([...portsOf(TARGET), galleryPort(TARGET), apiPort(TARGET)]);
  const browser = await findBrowser();
  await buildStale();
  if (!(await buildApi())) throw new Error('The build of the API failed; its messages stand above.');
  // The servers live in this process, so that whatever ends it gives their ports back.
  await serveTarget(TARGET);
  await serveGallery(TARGET);
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  const ok = await runTool('@playwright/test', args, {
    command: 'playwright',
    env: browser ? { CHROME_PATH: browser } : {},
  });
  process.exit(ok ? 0 : 1);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
