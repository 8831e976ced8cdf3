import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { appByFolder, portOf } from '@venue/shared/tooling/ports';
import { serveApp, serveTarget } from '@venue/shared/tooling/hosting/serveTarget';
import { addScreen } from './addScreen';
import { changedBuild, type BuildChange } from './changedBuild';

const COMMAND = fileURLToPath(new URL('../../shared/tooling/commands/remotes.mjs', import.meta.url));

/** A set of servers of its own, whose remotes a test may stop, release and roll back. It begins with the first releases. */
export async function startReleaseTest() {
  const servers = new Map<number, Server>();
  for (const server of await serveTarget('release-test')) {
    const address = server.address();
    if (address && typeof address === 'object') servers.set(address.port, server);
  }
  const portOfFolder = (folder: string) => portOf(appByFolder(folder), 'release-test');

  async function stopPort(port: number) {
    const server = servers.get(port);
    if (!server) return;
    servers.delete(port);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  async function start(folder: string) {
    servers.set(portOfFolder(folder), await serveApp(appByFolder(folder), 'release-test'));
  }

  return {
    origin: `http://localhost:${portOf(appByFolder('shell'), 'release-test')}`,
    stop: (folder: string) => stopPort(portOfFolder(folder)),
    start,
    stopAll: async () => {
      for (const port of servers.keys()) await stopPort(port);
    },
  };
}

/** Runs `npm run remotes -- …` for the servers of `startReleaseTest`: what it says, and whether it did it. */
export const tryRemotes = (...args: string[]) =>
  new Promise<{ ok: boolean; output: string }>((resolve) => {
    const child = spawn(process.execPath, [COMMAND, ...args, '--environment', 'release-test']);
    let output = '';
    child.stdout.on('data', (more) => (output += more));
    child.stderr.on('data', (more) => (output += more));
    child.once('exit', (code) => resolve({ ok: code === 0, output }));
  });

/**
 * Starts a canary with `--judge`, from a change as `releaseEdited` makes it. Its visits report, unlike those of the other tests.
 * @returns When it is being judged, or has ended before.
 */
export async function startJudging(change: BuildChange, share: number, options: string[] = []) {
  const build = await changedBuild('public-site', change);
  const words = ['release', 'public-site', '--from', build, '--canary', String(share), '--judge'];
  const env = { ...process.env, VISIT_REPORTS: '' };
  const child = spawn(process.execPath, [COMMAND, ...words, '--environment', 'release-test', ...options], {
    env,
  });
  let output = '';
  let code: number | null | undefined;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (more) => (output += more));
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (exit) => {
      code = exit;
      resolve();
    }),
  );
  const begun = new Promise<void>((resolve) =>
    child.stdout.on('data', () => {
      if (output.includes('Judging')) resolve();
    }),
  );
  await Promise.race([begun, ended]);
  await rm(build, { recursive: true });
  const [, version = ''] = /(\S+) is a canary/.exec(output) ?? [];
  return {
    version,
    output: () => output,
    hasEnded: () => code !== undefined,
    end: async () => {
      await ended;
      return { code, output };
    },
  };
}

/** The same for a command that must succeed. */
export async function remotes(...args: string[]): Promise<string> {
  const { ok, output } = await tryRemotes(...args);
  if (!ok) throw new Error(output);
  return output;
}

/**
 * Releases a remote alone with a change, as its team would; nothing of the shell is built. Resolves with the version.
 * @param options More words for the command.
 */
export async function releaseEdited(remote: string, change: BuildChange, options: string[] = []) {
  const build = await changedBuild(remote, change);
  const output = await remotes('release', remote, '--from', build, ...options);
  await rm(build, { recursive: true });
  const [, version] = /(\d+\.\d+\.\d+-[0-9a-f]{12}) is (?:live|a canary)/.exec(output) ?? [];
  if (!version) throw new Error(output);
  return version;
}

/** Releases a remote alone with one text changed. */
export const releaseChanged = (remote: string, before: string, after: string) =>
  releaseEdited(remote, { code: (code) => code.replaceAll(before, after) });

/** Gives a remote with one text changed to a share of the visitors, in per cent. */
export const releaseCanary = (remote: string, before: string, after: string, share: number) =>
  releaseEdited(remote, { code: (code) => code.replaceAll(before, after) }, ['--canary', String(share)]);

/** Releases a remote alone with a new address, which shows the screen of a chunk that it has. */
export const releaseWithScreen = (remote: string, like: string, path: string) =>
  releaseEdited(remote, {
    code: (code) => addScreen(code, like, path),
    about: ({ routes }) => {
      const model = routes.find(({ chunk }) => chunk === like);
      if (!model) throw new Error(`${remote} has no screen with the chunk ${like}.`);
      return { routes: [...routes, { ...model, path, addresses: model.addresses.map(() => path) }] };
    },
  });
