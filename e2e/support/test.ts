import { test as base, expect, type Page } from '@playwright/test';

/** What Playwright says itself in tests that block the service worker (`playwright.config.ts`). */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

export interface Visit {
  /** Errors and warnings of the page's console, and uncaught exceptions. */
  messages: string[];
  /** Addresses of every request, in order. */
  requests: string[];
  /** Says that messages like this belong to the test: at least one comes, and any number may. */
  expects: (message: RegExp) => void;
  /** Says that messages like this may come, that many of them at most. */
  allows: (message: RegExp, atMost?: number) => void;
}

function watch(page: Page) {
  const messages: string[] = [];
  const requests: string[] = [];
  const expected: RegExp[] = [];
  const allowed: { pattern: RegExp; atMost: number }[] = [];
  page.on('console', (message) => {
    if (message.text() === BLOCKED_WORKER) return;
    if (message.type() === 'error' || message.type() === 'warning')
      messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  page.on('request', (request) => requests.push(request.url()));
  const visit: Visit = {
    messages,
    requests,
    expects: (message) => expected.push(message),
    allows: (pattern, atMost = Infinity) => allowed.push({ pattern, atMost }),
  };
  const unexpected = () => {
    const left = new Map(allowed.map((each) => [each, each.atMost]));
    return messages.filter((message) => {
      if (expected.some((pattern) => pattern.test(message))) return false;
      const permit = allowed.find((each) => each.pattern.test(message) && (left.get(each) ?? 0) > 0);
      if (permit) left.set(permit, (left.get(permit) ?? 0) - 1);
      return !permit;
    });
  };
  const missing = () => expected.filter((pattern) => !messages.some((message) => pattern.test(message)));
  return { visit, unexpected, missing };
}

/**
 * The test of every end-to-end file. A page that says anything on its console fails the test, unless the test has named
 * the message with `visit.expects`.
 */
export const test = base.extend<{ visit: Visit }>({
  visit: [
    async ({ page }, use) => {
      const { visit, unexpected, missing } = watch(page);
      await use(visit);
      expect(unexpected(), 'messages on the console that the test does not name').toEqual([]);
      await expect.poll(missing, 'messages that did not come').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
