import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { compose } from './compose.mjs';
import { liveFolder } from './composedSite.mjs';
import { appByFolder, servedFolder } from './ports.mjs';

const TARGET = 'test';

/** Brotli bytes a guest's browser may load before a page is alive: a little above what the largest page needs. */
const BUDGET = { html: 24_000, scripts: 200_000 };

const SITE = servedFolder(appByFolder('public-site'), TARGET);

function scriptsOf(html) {
  const addresses = [
    ...html.matchAll(/<(?:link rel="preload" as="script" href|script defer(?:="defer")? src)="([^"]+)"/g),
  ];
  return addresses.map(([, address]) => {
    const file = address.startsWith('http')
      ? path.join(SITE, new URL(address).pathname)
      : path.join(SHELL, address);
    if (!existsSync(`${file}.br`))
      throw new Error(`${address} is named by a page but is not served compressed.`);
    return { name: path.basename(file), bytes: statSync(`${file}.br`).size };
  });
}

await compose(TARGET);
const SHELL = liveFolder(servedFolder(appByFolder('shell'), TARGET));
const { pages } = JSON.parse(readFileSync(path.join(SHELL, 'pages.json'), 'utf8'));
let exceeded = 0;
for (const [address, file] of Object.entries(pages)) {
  const html = statSync(path.join(SHELL, `${file}.br`)).size;
  const scripts = scriptsOf(readFileSync(path.join(SHELL, file), 'utf8'));
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  const over = html > BUDGET.html || bytes > BUDGET.scripts;
  if (over) exceeded += 1;
  console.log(`${over ? 'OVER ' : '     '}${address.padEnd(34)} html ${html}  scripts ${bytes}`);
  if (address === '/' || over)
    for (const script of scripts) console.log(`       ${script.name}  ${script.bytes}`);
}
if (exceeded > 0) {
  console.error(`${exceeded} pages are over their budget: ${JSON.stringify(BUDGET)}`);
  process.exit(1);
}
