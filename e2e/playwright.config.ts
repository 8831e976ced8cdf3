import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from '@venue/shared/tooling/browser';

const SERVER = {
  reuseExistingServer: process.env.E2E_REUSE === 'yes',
  timeout: 240_000,
  stdout: 'pipe',
} as const;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: 'http://localhost:3100',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: BROWSER_ARGS },
  },
  webServer: [
    { ...SERVER, command: 'node ../shared/tooling/start.mjs test', url: 'http://localhost:3100' },
    { ...SERVER, command: 'node ../shared/tooling/gallery.mjs', url: 'http://localhost:3010' },
  ],
});
