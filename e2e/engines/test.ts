import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import type { Engine, EngineName, Profile } from './drivers/engine';
import { startEngine } from './drivers/startEngine';
import { type Network, startNetwork } from './network';
import { Visitor } from './visitor/Visitor';

interface Journey {
  /** A person who has never been here, in a window of a desktop. */
  visitor: Visitor;
  /** Another tab of the same browser. */
  newTab: () => Promise<Visitor>;
  /** Whether the browser lets pages run scripts: `test.use({ hasScript: false })`. */
  hasScript: boolean;
  /** Says that complaints like this belong to the journey. */
  allows: (complaint: RegExp) => void;
  profile: Profile;
}

/** What a project of the configuration says. */
export interface EngineOption {
  engineName: EngineName;
}

interface Running extends EngineOption {
  network: Network;
  engine: Engine;
}

/** The test of every journey. It is run once for each engine, and a page that complains of anything fails it. */
export const test = base.extend<Journey & { allowed: RegExp[] }, Running>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  network: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const network = await startNetwork(Number(process.env.OTHER_HOSTS_PORT));
      await use(network);
      network.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, network }, use) => {
      const engine = await startEngine(engineName, network.port);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  hasScript: [true, { option: true }],
  profile: [
    async ({ engine, network, hasScript }, use) => {
      network.reset();
      const profile = await engine.newProfile({ hasScript });
      await use(profile);
      await profile.close();
    },
    { scope: 'test' },
  ],
  newTab: [
    async ({ profile }, use, testInfo) => {
      const visitors: Visitor[] = [];
      await use(async () => {
        const visitor = new Visitor(await profile.newTab());
        visitors.push(visitor);
        // Further windows stay as the browser opens them: WebKit's have a toolbar.
        if (visitors.length === 1) await visitor.holdsWindowOf(1280, 900);
        return visitor;
      });
      if (testInfo.status === testInfo.expectedStatus) return;
      for (const [index, { tab }] of visitors.entries()) {
        const file = testInfo.outputPath(`tab-${index + 1}.png`);
        await writeFile(file, await tab.screenshot());
        await testInfo.attach(`tab ${index + 1}`, { path: file, contentType: 'image/png' });
      }
    },
    { scope: 'test' },
  ],
  allowed: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => use([]),
    { scope: 'test' },
  ],
  allows: [async ({ allowed }, use) => use((complaint) => void allowed.push(complaint)), { scope: 'test' }],
  visitor: [
    async ({ newTab, network, allowed }, use) => {
      await use(await newTab());
      const unexpected = network.messages.filter(
        (message) => !allowed.some((pattern) => pattern.test(message)),
      );
      expect(unexpected, 'what pages complained of').toEqual([]);
    },
    { scope: 'test' },
  ],
});

export { expect };
