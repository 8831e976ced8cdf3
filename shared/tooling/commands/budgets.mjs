import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareWithBudgets } from '../checks/compareBudgets.mjs';
import { buildFor } from '../build/lastBuild.mjs';
import { readSiteFile } from '../compose/keepHashedFiles.mjs';
import { liveFolder } from '../compose/composedSite.mjs';
import { APPS, portOf } from '../ports.mjs';
import { placeOfTarget } from '../remotes/places.mjs';
import { recreateStore } from '../remotes/releaseBuilds.mjs';

const TARGET = 'test';
const PLACE = placeOfTarget(TARGET);

/** For each page, the brotli bytes a guest's browser may load before the page is hydrated. */
const BUDGETS_FILE = fileURLToPath(new URL('../checks/budgets.json', import.meta.url));

/** Where a script of a remote lies, by the address of its server. */
function releasedFile({ port, pathname }) {
  const app = APPS.find((each) => portOf(each, TARGET) === Number(port));
  return path.join(PLACE.folderOf(app), pathname);
}

function scriptsOf(html) {
  const addresses = [
    ...html.matchAll(/<(?:link rel="preload" as="script" href|script defer(?:="defer")? src)="([^"]+)"/g),
  ];
  return addresses.map(([, address]) => {
    const file = address.startsWith('http') ? releasedFile(new URL(address)) : path.join(SHELL, address);
    if (!existsSync(`${file}.br`))
      throw new Error(`${address} is named by a page but is not served compressed.`);
    return { name: path.basename(file), bytes: statSync(`${file}.br`).size };
  });
}

const words = process.argv.slice(2);
const only = APPS.find(({ folder }) => words.includes(folder));
await recreateStore(PLACE, await buildFor(only));
const SHELL = liveFolder(PLACE.site);
const measured = {};
for (const [address, file] of Object.entries(readSiteFile(SHELL).pages)) {
  const html = statSync(path.join(SHELL, `${file}.br`)).size;
  const text = readFileSync(path.join(SHELL, file), 'utf8');
  const scripts = scriptsOf(text);
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  measured[address] = { html, scripts: bytes };
  console.log(`${address.padEnd(34)} html ${html}  scripts ${bytes}`);
  if (address === '/') for (const script of scripts) console.log(`  ${script.name}  ${script.bytes}`);
}

if (words.includes('--write')) {
  writeFileSync(BUDGETS_FILE, `${JSON.stringify(measured, null, 2)}\n`);
} else {
  const over = compareWithBudgets(measured, JSON.parse(readFileSync(BUDGETS_FILE, 'utf8')));
  for (const line of over) console.error(line);
  if (over.length > 0) {
    console.error('Make it smaller, or agree on more with: npm run budgets -- --write');
    process.exitCode = 1;
  }
}
