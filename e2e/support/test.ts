import { test as base, expect, type Page } from '@playwright/test';

/** A picture for every request to the photo service: 4 by 3 pixels of one green. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEklEQVR4nGNgCPIhAzFQTQMAFt8NL3v6NT0AAAAASUVORK5CYII=',
  'base64',
);

export interface Visit {
  /** Errors and warnings of the page's console, and uncaught exceptions. */
  messages: string[];
  /** Addresses of every request, in order. */
  requests: string[];
}

/** Answers whatever leaves this machine: pictures with a picture, maps with an empty page. */
async function answerOtherHosts(page: Page) {
  await page.context().route(
    (url) => url.hostname !== 'localhost',
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/png', body: PICTURE })
        : route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  );
}

function watch(page: Page): Visit {
  const visit: Visit = { messages: [], requests: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      visit.messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => visit.messages.push(`uncaught: ${error.message}`));
  page.on('request', (request) => visit.requests.push(request.url()));
  return visit;
}

/**
 * The test of every end-to-end file. A page that says anything on its console fails the test, unless the test clears
 * `visit.messages` because what it does is meant to be heard.
 */
export const test = base.extend<{ visit: Visit }>({
  visit: [
    async ({ page }, use) => {
      await answerOtherHosts(page);
      const visit = watch(page);
      await use(visit);
      expect(visit.messages, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
