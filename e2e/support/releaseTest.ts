import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { compose } from '@venue/shared/tooling/compose';
import { appByFolder, appFolder, portOf, servedFolder } from '@venue/shared/tooling/ports';
import { release } from '@venue/shared/tooling/release';
import { serveApp, serveTarget } from '@venue/shared/tooling/start';

const FOLDERS = ['public-site', 'customer-portal', 'admin-console'];
const SITE = appByFolder('public-site');

/** A set of servers of its own, whose remotes a test may stop and release. */
export async function startReleaseTest() {
  for (const folder of FOLDERS) {
    const app = appByFolder(folder);
    await rm(servedFolder(app, 'release-test'), { recursive: true, force: true });
    await cp(appFolder(app, 'dist'), servedFolder(app, 'release-test'), { recursive: true });
  }
  const servers = new Map<number, Server>();
  for (const server of await serveTarget('release-test')) {
    const address = server.address();
    if (address && typeof address === 'object') servers.set(address.port, server);
  }
  const portOfFolder = (folder: string) => portOf(appByFolder(folder), 'release-test');

  async function stop(folder: string) {
    const server = servers.get(portOfFolder(folder));
    if (!server) return;
    servers.delete(portOfFolder(folder));
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
    stop,
    start,
    stopAll: async () => {
      for (const folder of ['shell', ...FOLDERS]) await stop(folder);
    },
  };
}

/**
 * Releases the public site alone with one text changed, as its team would: new chunk names, new entry, the Node bundle
 * beside them; then its pages are composed again. Nothing of the shell is built.
 */
export async function releasePublicSite(before: string, after: string) {
  const build = path.join(servedFolder(SITE, 'release-test'), '..', 'next-release');
  await rm(build, { recursive: true, force: true });
  await cp(appFolder(SITE, 'dist'), build, { recursive: true });
  const files = await readdir(build);
  const renamed = new Map<string, string>();
  for (const file of files.filter((name) => /\.(js|cjs)$/.test(name))) {
    const code = await readFile(path.join(build, file), 'utf8');
    if (!code.includes(before)) continue;
    await writeFile(path.join(build, file), code.replaceAll(before, after));
    const hash = /\.([0-9a-f]{8})\.js$/.exec(file)?.[1];
    if (hash) renamed.set(hash, [...hash].reverse().join(''));
  }
  if (renamed.size === 0) throw new Error(`No file of the public site says "${before}".`);
  for (const file of files) {
    const target = path.join(build, file);
    if (/\.(br|gz)$/.test(file)) await rm(target);
    else if (/\.(js|json)$/.test(file)) {
      let content = await readFile(target, 'utf8');
      for (const [from, to] of renamed) content = content.replaceAll(from, to);
      await writeFile(target, content);
      for (const [from, to] of renamed)
        if (file.includes(`.${from}.`)) await rename(target, path.join(build, file.replace(from, to)));
    }
  }
  await release(build, servedFolder(SITE, 'release-test'));
  await compose('release-test');
}
