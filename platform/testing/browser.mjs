import { existsSync } from 'node:fs';
import path from 'node:path';

const WINDOWS_PROGRAMS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...WINDOWS_PROGRAMS.map(
    (name) => process.env[name] && path.join(process.env[name], 'Google/Chrome/Application/chrome.exe'),
  ),
];

/** The executable of a Chromium that is there already. */
export const installedBrowser = () => INSTALLED.find((file) => file && existsSync(file));

/** Debian's Chromium without the browser around the page, as Playwright's own build is. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const hasHeadlessShell = () => existsSync(HEADLESS_SHELL);

/** The executable for the end-to-end tests: without windows a visit takes half the processor time. */
export const testBrowser = () =>
  process.env.CHROME_PATH ?? (hasHeadlessShell() ? HEADLESS_SHELL : installedBrowser());

/**
 * The address bar's popup: two pages of Chromium's own in every window, which took half the processor time of a visit. The
 * rest repeats Playwright's list, because Chromium heeds only the last one.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Keeps Chromium from asking its maker's hosts for anything; as root it has no sandbox. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];
