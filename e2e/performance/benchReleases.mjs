import { spawn } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { appByFolder, appFolder } from '@venue/platform/ports';
import { readRelease, writeRelease } from '@venue/platform/release/releaseFile';
import { fillStore } from '@venue/platform/server/serveTarget';
import { keepResult } from '@venue/platform/measurements/keepResult';
import { median } from './slowPhone.mjs';

// How long the commands of a release take, from typing to the swapped site, without the build of the remote.
const RUNS = Number(process.env.RUNS ?? 5);
const REMOTE = 'public-site';
const COMMAND = fileURLToPath(import.meta.resolve('@venue/platform/commands/releases'));

const releases = (...args) =>
  new Promise((resolve, reject) => {
    const started = Date.now();
    const child = spawn(process.execPath, [COMMAND, ...args, '--target', 'release-test', '--servers', ''], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', (code) =>
      code === 0 ? resolve(Date.now() - started) : reject(new Error(`releases ${args.join(' ')} failed.`)),
    );
  });

/** Another build of the remote, which differs by a line of its page without the shell. */
async function anotherBuild(run) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  await cp(appFolder(appByFolder(REMOTE), 'dist'), folder, { recursive: true });
  await appendFile(path.join(folder, 'index.html'), `<!-- ${run} -->`);
  const { version, ownFiles, remote, contract, modules, routes, scripts } = await readRelease(folder);
  const packageVersion = version.replace(/-[0-9a-f]{12}$/, '');
  const about = { remote, packageVersion, contract, modules, routes, ownFiles, scripts };
  await writeRelease(folder, { ...about, builtAt: new Date().toISOString() });
  return folder;
}

await fillStore('release-test');
const times = { release: [], rollback: [], disable: [], enable: [], canary: [], promote: [], abort: [] };
for (let run = 0; run < RUNS; run += 1) {
  const build = await anotherBuild(run);
  const { version } = await readRelease(build);
  times.release.push(await releases('release', REMOTE, '--from', build));
  await rm(build, { recursive: true });
  times.rollback.push(await releases('rollback', REMOTE));
  for (const command of ['disable', 'enable']) times[command].push(await releases(command, REMOTE));
  for (const command of ['abort', 'promote']) {
    times.canary.push(await releases('canary', REMOTE, version, '10'));
    times[command].push(await releases(command, REMOTE));
  }
}
const seconds = (ms) => (ms / 1000).toFixed(1);
const rows = Object.entries(times).map(([name, each]) => [
  name,
  seconds(median(each)),
  seconds(Math.max(...each)),
]);
console.log(`Commands of a release, medians of ${RUNS}`);
for (const [name, middle, slowest] of rows)
  console.log(`${name.padEnd(10)} ${middle} s, slowest ${slowest} s`);
keepResult('releases', {
  title: 'Commands of a release',
  about: `Without the build of the remote; medians of ${RUNS}.`,
  columns: ['command', 'seconds', 'slowest'],
  rows,
  settings: ['RUNS'],
});
