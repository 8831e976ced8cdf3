import { test as base, expect, type Page, type Request } from '@playwright/test';
import { EXTERNAL_HOSTS } from '@venue/shared/external-hosts';

/** What Playwright says itself in tests that block the service worker (`playwright.config.ts`). */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** What a page may send: the console's calls of its server, and reports of faults, which `platform/health` reads. */
const NAMED = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/(graphql|health\/[\w.-]+\/[\w.-]+\/[\w-]+)$/;
/** A picture as administrators enter it, from any host. */
const PICTURE = /^https:\/\/[^?]+\.(jpe?g|png|webp)$/;
/** A file or a page of the site, without a query, which could say something. */
const OWN_FILE = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/[^?]*(\?attempt=\d+)?$/;

/** Whether a request only reads: a page that the visitor opens, a file of the site, a photo or the map. */
function isRead(request: Request) {
  const url = request.url();
  if (!['GET', 'HEAD'].includes(request.method())) return false;
  if (!url.startsWith('http') || OWN_FILE.test(url) || request.isNavigationRequest()) return true;
  if (request.resourceType() === 'image' && PICTURE.test(url)) return true;
  return Object.values(EXTERNAL_HOSTS).some((host) => url.startsWith(`${host}/`));
}

export interface Visit {
  /** Errors and warnings of the page's console, and uncaught exceptions. */
  messages: string[];
  /** Addresses of every request, in order. */
  requests: string[];
  /** Says that messages like this belong to the test: at least one comes, and any number may. */
  expects: (message: RegExp) => void;
  /** Says that messages like this may come, that many of them at most. */
  allows: (message: RegExp, atMost?: number) => void;
  /** Says that requests to such an address may send something. */
  maySend: (address: RegExp) => void;
}

function watch(page: Page) {
  const messages: string[] = [];
  const requests: string[] = [];
  const expected: RegExp[] = [];
  const allowed: { pattern: RegExp; atMost: number }[] = [];
  const sent: Request[] = [];
  const mayBeSent = [NAMED];
  page.on('console', (message) => {
    if (message.text() === BLOCKED_WORKER) return;
    if (message.type() === 'error' || message.type() === 'warning')
      messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  page.on('request', (request) => requests.push(request.url()));
  // Of every tab.
  page.context().on('request', (request) => {
    if (!isRead(request)) sent.push(request);
  });
  const visit: Visit = {
    messages,
    requests,
    expects: (message) => expected.push(message),
    allows: (pattern, atMost = Infinity) => allowed.push({ pattern, atMost }),
    maySend: (address) => mayBeSent.push(address),
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
  // What a page's policy stops has not left.
  const hasLeft = (request: Request) => !/csp/i.test(request.failure()?.errorText ?? '');
  const unnamed = () =>
    sent
      .filter((request) => hasLeft(request) && !mayBeSent.some((address) => address.test(request.url())))
      .map((request) => `${request.method()} ${request.url()}`);
  return { visit, unexpected, missing, unnamed };
}

/**
 * The test of every end-to-end file. A page that says anything on its console fails the test, unless the test has named
 * the message with `visit.expects`. So does a page that sends something to anyone: what visitors do stays with them.
 */
export const test = base.extend<{ visit: Visit }>({
  visit: [
    async ({ page }, use) => {
      const { visit, unexpected, missing, unnamed } = watch(page);
      await use(visit);
      expect(unexpected(), 'messages on the console that the test does not name').toEqual([]);
      expect(unnamed(), 'requests that send something').toEqual([]);
      await expect.poll(missing, 'messages that did not come').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
