import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { BROWSER_ARGS, installedBrowser } from './shared/tooling/browser.mjs';
const child = spawn(process.execPath, ['shared/tooling/dev.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
let said = '';
child.stdout.on('data', (d) => { said += d; process.stdout.write(d); });
const t0 = Date.now();
while ((said.match(/: ready/g) ?? []).length < 4 && Date.now() - t0 < 240000) await new Promise((r) => setTimeout(r, 500));
const registry = await (await fetch('http://localhost:3000/registry.json')).json();
for (const [n, [v]] of Object.entries(registry.microFrontends)) console.log(n, v.url, v.metadata, v.deployment, v.extras.routes.length);
const browser = await chromium.launch({ executablePath: installedBrowser(), args: BROWSER_ARGS });
for (const address of ['/events', '/signin', '/nowhere']) {
  const page = await browser.newPage();
  await page.route((url) => url.hostname !== 'localhost', (route) => route.fulfill({ body: '' }));
  page.on('console', (m) => console.log('   console', m.type(), m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('   error', e.message));
  await page.goto(`http://localhost:3000${address}`);
  await page.locator('main h1').first().waitFor({ timeout: 60000 }).catch((e) => console.log(String(e).slice(0, 200)));
  console.log(address, await page.locator('h1').first().textContent().catch(() => null));
  await page.close();
}
await browser.close();
child.kill('SIGTERM');
process.exit(0);
