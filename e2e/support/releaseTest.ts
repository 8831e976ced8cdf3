import { spawn } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { liveFolder, liveSource, publish } from '@venue/platform/compose/composedSite';
import { serveApp, serveTarget } from '@venue/platform/hosting/serveTarget';
import { appByFolder, portOf, ROOT } from '@venue/platform/ports';
import { placeOfTarget } from '@venue/platform/remotes/places';
import { remotes as runRemotes } from '@venue/platform/remotes/remotes';
import { changedBuild, type BuildChange } from './changedBuild';
import { test } from './test';

const TARGET = 'release-test';
const COMMAND = fileURLToPath(new URL('../../platform/commands/remotes.mjs', import.meta.url));
const place = placeOfTarget(TARGET);

/** The folder of a remote's releases. */
export const storeOf = (remote: string) => path.join(place.store, remote);

const portOfFolder = (folder: string) => portOf(appByFolder(folder), TARGET);

/** A state of registry and site to go back to, which is quicker than composing it again. */
async function keepState(name: string) {
  const copy = path.join(ROOT, '.cache', TARGET, name);
  await rm(copy, { recursive: true, force: true });
  await cp(liveFolder(place.site) ?? '', copy, { recursive: true, preserveTimestamps: true });
  const [registry, source] = [await readFile(place.registry, 'utf8'), liveSource(place.site)];
  return async () => {
    if ((await readFile(place.registry, 'utf8')) === registry) return;
    await publish(
      place.site,
      (folder: string) => cp(copy, folder, { recursive: true, preserveTimestamps: true }),
      {
        source,
        beforeLive: () => writeFile(place.registry, registry),
      },
    );
  };
}

/** The servers, and a way back to the first releases. They live as long as the process that runs the tests. */
let started: Promise<{ servers: Server[]; backToFirst: () => Promise<void> }> | undefined;
const start = async () => ({
  servers: await serveTarget(TARGET),
  backToFirst: await keepState('first-releases'),
});

/**
 * Servers of their own for the files of this folder, whose remotes a test may stop, release and roll back.
 * @param prepare Makes what each test of a file begins with, out of the first releases.
 */
export function releaseSite(prepare?: () => Promise<unknown>) {
  let begin: () => Promise<void>;
  test.describe.configure({ timeout: 300_000 });
  test.beforeAll(async () => {
    // A file may build a remote first.
    test.setTimeout(900_000);
    const { backToFirst } = await (started ??= start());
    await backToFirst();
    await prepare?.();
    begin = prepare ? await keepState('prepared') : backToFirst;
  });
  test.beforeEach(() => begin());
  return {
    origin: `http://localhost:${portOfFolder('shell')}`,
    async stop(folder: string) {
      for (const server of (await started)?.servers ?? []) {
        if ((server.address() as { port: number } | null)?.port !== portOfFolder(folder)) continue;
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
    start: async (folder: string) =>
      (await started)?.servers.push(await serveApp(appByFolder(folder), TARGET)),
  };
}

/** `npm run remotes -- …` for the servers of `releaseSite`: what it says. */
export const remotes = (...args: string[]) => runRemotes([...args, '--environment', TARGET]);

/** The same as a command of its own, whose visits report where that is wanted. */
export function startCommand(args: string[], env = process.env) {
  const child = spawn(process.execPath, [COMMAND, ...args, '--environment', TARGET], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (more) => (output += more));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output: () => output, ended };
}

/**
 * Releases a remote alone with a change, as its team would; nothing of the shell is built. Resolves with the version.
 * @param options More words for the command.
 */
export async function releaseEdited(remote: string, change: BuildChange, options: string[] = []) {
  const build = await changedBuild(remote, change);
  const output = await remotes('release', remote, '--from', build, ...options).finally(() =>
    rm(build, { recursive: true }),
  );
  const [, version] = /(\d+\.\d+\.\d+-[0-9a-f]{12}) is (?:live|a canary)/.exec(output) ?? [];
  if (!version) throw new Error(output);
  return version;
}

/** A change of one text. */
export const changed = (before: string, after: string): BuildChange => ({
  code: (code) => code.replaceAll(before, after),
});

/** Releases a remote alone with one text changed. */
export const releaseChanged = (remote: string, before: string, after: string) =>
  releaseEdited(remote, changed(before, after));

/** Gives a remote with one text changed to a share of the visitors, in per cent. */
export const releaseCanary = (remote: string, before: string, after: string, share: number) =>
  releaseEdited(remote, changed(before, after), ['--canary', String(share)]);
