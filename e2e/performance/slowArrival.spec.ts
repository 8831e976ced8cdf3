import { servedInTwo } from '../support/servedThrough';
import { settled } from '../support/settled';
import { watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';

/** Every how many tags of the header and of the page's first 60 tags the HTML is parted. */
const EVERY = 12;

/** Where the HTML may be parted: at tags from the header on to the 60th tag of the page itself. */
function partsOf(html: string): number[] {
  const main = html.indexOf('<main');
  const tags = [...html.matchAll(/<\w/g)].map(({ index }) => index);
  const ofHeader = tags.filter((at) => at > html.indexOf('<header') && at <= main);
  const ofPage = tags.filter((at) => at > main).slice(0, 60);
  return [...ofHeader, ...ofPage].filter((_, index) => index % EVERY === 0);
}

for (const path of ['/', '/stalls/fish-corner', '/order', '/plan-event'])
  test(`${path} does not shift when its HTML arrives in two parts`, async ({ page, baseURL, visit }) => {
    // The scripts do not come: this is about the time before them.
    visit.allows(/net::ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    const site = String(baseURL);
    const parts = partsOf(await (await fetch(site + path)).text());
    expect(parts.length).toBeGreaterThan(90 / EVERY);

    let at = 0;
    const server = await servedInTwo(site, () => at);
    const shifts = await watchShifts(page);
    for (at of parts) {
      await page.goto(server.origin + path, { waitUntil: 'commit' });
      await settled(page);
      server.sendRest();
      await page.waitForLoadState();
      await settled(page);
      expect(await shifts(), `parted at character ${at}`).toBeLessThanOrEqual(0.01);
    }
    server.close();
  });
