import { startStack, type Stack } from '@venue/platform/testing/stack/startStack';
import { test as base } from './test';

/**
 * The test of files that also run against the services of the compose file: in the project `nginx` it starts them, once
 * for all its files; elsewhere there is none.
 */
export const test = base.extend<object, { services: Stack | null }>({
  services: [
    // Playwright reads the names of the fixtures that are needed from the braces.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const services = project.name === 'nginx' ? await startStack() : null;
      await use(services);
      await services?.stop();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
});

/** For files that need the services. */
export const stackTest = test.extend<{ stack: Stack }>({
  stack: [
    async ({ services }, use) => {
      if (!services) throw new Error('These tests belong to the project "nginx".');
      await use(services);
    },
    {},
  ],
});

export { expect } from './test';
