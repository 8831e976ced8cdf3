import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * The browser for the end-to-end tests: an installed Chromium, else Debian's package, else Playwright's own.
 * @returns {string | undefined} Its executable; undefined leaves the choice to Playwright.
 */
export function findBrowser() {
  const found = () => INSTALLED.find((file) => file && existsSync(file));
  if (found()) return found();
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium…');
    if (run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium')) return found();
  }
  run('npx', 'playwright', 'install', 'chromium');
  return undefined;
}

/** Keeps Chromium from asking its maker's hosts for anything; as root it has no sandbox. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
