import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, testBrowser } from '@venue/platform/testing/browser';
import { installedEngines } from '@venue/platform/testing/engines';
import { otherHostsArgs } from '@venue/platform/testing/otherHosts';
import { hasDocker, ORIGIN } from '@venue/platform/testing/docker';
import type { EngineOption } from './engines/test';
import { SITE } from './support/addresses';
import { isSoak, isWhole } from './support/soak';

/** The long drills. */
const ONLY_IN_SOAK = isSoak ? [] : ['platform/endings.spec.ts'];

/** The engines of the journeys. All of `site` runs in Chromium, so there only a run of everything runs them too. */
const others = installedEngines();
const engines = isWhole || others.length === 0 ? (['chromium', ...others] as const) : others;

// The servers are those of `npm run e2e`, which starts this.
export default defineConfig<object, EngineOption>({
  testDir: '.',
  outputDir: '../test-results',
  projects: [
    // These take long with one worker, so they begin first. They share one set of servers and one store of releases.
    {
      name: 'releases',
      testMatch: 'releases/**',
      testIgnore: ONLY_IN_SOAK,
      workers: 1,
      fullyParallel: false,
    },
    // Each journey in each engine that is installed.
    ...engines.map((engineName) => ({
      name: engineName,
      testMatch: 'engines/**/*.spec.ts',
      use: { engineName },
    })),
    { name: 'site', testIgnore: ['engines/**', 'releases/**', 'containers/**', ...ONLY_IN_SOAK] },
    // The compose file in containers, where a Docker Engine is.
    ...(hasDocker()
      ? [
          {
            name: 'containers',
            testMatch: 'containers/**',
            workers: 1,
            fullyParallel: false,
            use: { baseURL: ORIGIN },
          },
        ]
      : []),
  ],
  fullyParallel: true,
  // Beside the unit tests, a third one would only make the others wait.
  workers: isWhole ? 3 : 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may lose a race that has nothing to do with the product. A test that passes only at
  // its second run is named at the end of `npm test`, so that it gets mended.
  retries: process.env.CI ? 1 : 0,
  // Generous: a busy machine is slow, and no test asserts how long something took on the wall.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: SITE,
    viewport: { width: 1280, height: 900 },
    // Those tests that are about the offline copy allow it.
    serviceWorkers: 'block',
    // A trace records every step, which takes a quarter of the time: `npm run e2e -- FILE --trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: testBrowser(),
      args: [...BROWSER_ARGS, ...otherHostsArgs(Number(process.env.OTHER_HOSTS_PORT))],
    },
  },
});
