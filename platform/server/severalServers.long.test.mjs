// docs/hosting.md, Several servers
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { releases } from '../releases/releases.mjs';
import { writeRemote, writeShell } from '../testing/fixtureBuilds.mjs';
import { startServer } from './startServer.mjs';

/** Seconds by which the second server's copy is late, and those that the choice allows for it. */
const LATE_S = Number(process.env.COPY_LATE_SECONDS ?? 3);
const ALLOWED_S = LATE_S + Math.max(1, LATE_S / 5);
const RELEASES = 5;
const PAGES = 10_000;
const FOLDERS = ['pool', 'releases', 'pages', 'choice'];

let folder;
let servers = [];
const at = (name) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'several-'));
});
afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()));
  await rm(folder, { recursive: true, force: true });
});

const run = (...words) => releases([...words, '--store', at('first'), '--servers', '']);

/** Copies what is new, files first and the choice last. */
async function copyStore(before) {
  for (const name of FOLDERS) {
    const files = await readdir(path.join(at('first'), name), { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile() && !entry.name.endsWith('.unfinished'))) {
      const from = path.join(file.parentPath, file.name);
      if (before.has(from)) continue;
      await cp(from, path.join(at('second'), path.relative(at('first'), from)), { recursive: true });
      before.add(from);
    }
  }
}

it(
  'two servers whose copies are apart serve every page with its scripts during five releases',
  async () => {
    await writeShell(at('shell'));
    await writeRemote(at('build-0'), { heading: 'Number 0' });
    await run('release', 'shell', '--from', at('shell'));
    await run('release', 'public-site', '--from', at('build-0'));
    await run('set', `copySeconds=${ALLOWED_S}`);
    const copied = new Set();
    await copyStore(copied);
    const log = () => undefined;
    servers = [
      await startServer({ folder: at('first'), port: 0, log }),
      await startServer({ folder: at('second'), port: 0, log }),
    ];
    let isOver = false;
    /** What was there some seconds ago is copied now. */
    const copying = (async () => {
      while (!isOver) {
        await pause(LATE_S * 1000);
        await copyStore(copied);
      }
    })();
    const failed = [];
    const seen = new Set();
    let asked = 0;
    const visiting = (async () => {
      for (; !isOver || asked < PAGES; asked += 1) {
        const [page, other] = asked % 2 ? servers : [...servers].reverse();
        const html = await (await fetch(`http://localhost:${page.port}/`)).text();
        seen.add(/Number \d/.exec(html)?.[0]);
        for (const [, address] of html.matchAll(/"href":"([^"]+)"/g)) {
          const answer = await fetch(`http://localhost:${other.port}${address}`);
          if (!answer.ok) failed.push(`${address}: ${answer.status}`);
          await answer.arrayBuffer();
        }
        if (!html.includes('Number')) failed.push(html.slice(0, 100));
      }
    })();
    for (let number = 1; number <= RELEASES; number += 1) {
      await writeRemote(at(`build-${number}`), { heading: `Number ${number}` });
      await run('release', 'public-site', '--from', at(`build-${number}`));
      await pause((ALLOWED_S + 2) * 1000);
    }
    isOver = true;
    await Promise.all([copying, visiting]);
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThanOrEqual(PAGES);
    expect([...seen].sort()).toEqual(Array.from({ length: RELEASES + 1 }, (_, number) => `Number ${number}`));
  },
  600_000 + LATE_S * 60_000,
);
