import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hasHeadlessShell, installedBrowser } from './browser.mjs';
import { ROOT } from '../ports.mjs';
import { run, runTool } from '../processes/runScript.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */

/** Debian's packages of each engine. */
const PACKAGES = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Debian's package of Chromium without windows. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** @type {EngineName[]} */
const OTHER_ENGINES = ['firefox', 'webkit'];

/** WebKitGTK's small browser, whose folder is named after the processor. */
function findMiniBrowser() {
  const libraries = '/usr/lib';
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) return undefined;
  return readdirSync(libraries)
    .map((triplet) => path.join(libraries, triplet, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
}

/**
 * The executable of an engine's Debian package.
 * @param {'firefox' | 'webkit'} name
 */
export const debianEngine = (name) =>
  name === 'webkit' ? findMiniBrowser() : ['/usr/bin/firefox-esr'].find((file) => existsSync(file));

/**
 * Whether Playwright has installed its own build of an engine.
 * @param {EngineName} name
 */
export function hasPlaywrightEngine(name) {
  const playwright = createRequire(path.join(ROOT, 'e2e/package.json'))('@playwright/test');
  return existsSync(playwright[name].executablePath());
}

/** @param {EngineName} name */
const isInstalled = (name) =>
  (name === 'chromium' ? installedBrowser() : debianEngine(name)) !== undefined || hasPlaywrightEngine(name);

/** The engines besides Chromium that are there already. */
export const installedEngines = () => OTHER_ENGINES.filter(isInstalled);

/**
 * Installs the engines that are missing: Debian's packages as root, else Playwright's own.
 * @param {{ hasOthers: boolean }} wanted Whether Firefox and WebKit are wanted too.
 * @returns {Promise<EngineName[]>} Those that can't be had.
 */
export async function installEngines({ hasOthers }) {
  /** @type {EngineName[]} */
  const wanted = ['chromium', ...(hasOthers ? OTHER_ENGINES : [])];
  const missing = () => wanted.filter((name) => !isInstalled(name));
  const lacksShell = !hasHeadlessShell() && !hasPlaywrightEngine('chromium');
  if ((missing().length > 0 || lacksShell) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = (/** @type {string[]} */ ...packages) =>
      run('apt-get', ['install', '-y', '-qq', ...packages]);
    console.log(`Installing ${[...missing(), ...(lacksShell ? [HEADLESS_SHELL] : [])].join(', ')}…`);
    await run('apt-get', ['update', '-qq']);
    if (missing().length > 0) await install(...missing().flatMap((name) => PACKAGES[name]));
    // Where there is none, the tests run in the whole browser.
    if (lacksShell) await install(HEADLESS_SHELL);
  }
  if (missing().length > 0)
    await runTool('@playwright/test', ['install', ...missing()], { command: 'playwright' });
  return missing();
}

/**
 * The browser for the end-to-end tests.
 * @returns {Promise<string | undefined>} Its executable; undefined leaves the choice to Playwright.
 */
export async function findBrowser() {
  await installEngines({ hasOthers: false });
  return installedBrowser();
}
