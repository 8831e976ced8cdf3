import { chromium, firefox, webkit } from '@playwright/test';
import { BROWSER_ARGS, installedBrowser } from '@venue/platform/testing/browser';
import { debianEngine, hasPlaywrightEngine } from '@venue/platform/testing/engines';
import type { Engine, EngineName } from './engine';
import { startFirefox } from './firefoxEngine';
import { startPlaywrightEngine } from './playwrightEngine';
import { startWebKit } from './webkitEngine';

/** Starts a browser: Playwright's own where it is installed, else Debian's. */
export function startEngine(name: EngineName, proxyPort: number): Promise<Engine> {
  if (name === 'chromium')
    return startPlaywrightEngine(
      chromium,
      { executablePath: installedBrowser(), args: BROWSER_ARGS },
      proxyPort,
    );
  if (hasPlaywrightEngine(name)) return startPlaywrightEngine({ firefox, webkit }[name], {}, proxyPort);
  const program = debianEngine(name);
  if (!program) throw new Error(`${name} is not installed. npm run e2e installs it where it can be had.`);
  return name === 'firefox' ? startFirefox(program, proxyPort) : startWebKit(program, proxyPort);
}
