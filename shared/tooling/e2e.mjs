import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { ROOT } from './ports.mjs';

const browser = findBrowser();
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) } },
);
process.exit(status ?? 1);
