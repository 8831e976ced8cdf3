import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildFor } from './checks/lastBuild.mjs';
import { readSiteFile } from './compose/keepScripts.mjs';
import { liveFolder } from './composedSite.mjs';
import { appByFolder, APPS } from './ports.mjs';
import { placeOfTarget } from './remotes/places.mjs';
import { recreateStore } from './remotes/releaseBuilds.mjs';

const PLACE = placeOfTarget('test');

/** Brotli bytes a guest's browser may load before a page is alive: a little above what the largest page needs. */
const BUDGET = { html: 26_000, scripts: 200_000 };

const RELEASES = PLACE.folderOf(appByFolder('public-site'));

function scriptsOf(html) {
  const addresses = [
    ...html.matchAll(/<(?:link rel="preload" as="script" href|script defer(?:="defer")? src)="([^"]+)"/g),
  ];
  return addresses.map(([, address]) => {
    const file = address.startsWith('http')
      ? path.join(RELEASES, new URL(address).pathname)
      : path.join(SHELL, address);
    if (!existsSync(`${file}.br`))
      throw new Error(`${address} is named by a page but is not served compressed.`);
    return { name: path.basename(file), bytes: statSync(`${file}.br`).size };
  });
}

const only = APPS.find(({ folder }) => folder === process.argv[2]);
await recreateStore(PLACE, await buildFor(only));
const SHELL = liveFolder(PLACE.site);
const { pages } = readSiteFile(SHELL);
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
