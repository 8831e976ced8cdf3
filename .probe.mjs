import { chromium } from '@playwright/test';
import { APPS } from './shared/tooling/ports.mjs';
import { serveApp } from './shared/tooling/start.mjs';
import { BROWSER_ARGS, installedBrowser } from './shared/tooling/browser.mjs';
for (const app of APPS) await serveApp(app, 'spare');
const browser = await chromium.launch({ executablePath: installedBrowser(), args: BROWSER_ARGS });
for (const address of ['/', '/events', '/signin', '/stalls/tysons', '/cart']) {
  const page = await browser.newPage();
  await page.route((url) => url.hostname !== 'localhost', (route) => route.fulfill({ body: '' }));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const seen = [];
  cdp.on('Network.requestWillBeSent', (e) => { if (e.request.url.includes(':33')) seen.push(new URL(e.request.url).pathname); });
  page.on('console', (m) => console.log('   console', m.type(), m.text()));
  page.on('pageerror', (e) => console.log('   error', e.message));
  await page.goto(`http://localhost:3300${address}`);
  await page.waitForTimeout(5000);
  const js = seen.filter((p) => p.endsWith('.js'));
  const twice = js.filter((p, i) => js.indexOf(p) !== i);
  console.log(address, await page.locator('h1').first().textContent(), 'scripts', js.length, 'twice', twice);
  await page.close();
}
await browser.close();
process.exit(0);
