import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COPIED = [
  'shared',
  'platform',
  'public-site',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const LEFT_OUT = /(^|\/)(node_modules|dist)$/;

/** Packages are linked; those of the workspaces lead into the clone. */
export async function linkPackages(clone: string, workspaces: string[]) {
  const packages = path.join(clone, 'node_modules');
  await mkdir(path.join(packages, '@venue'), { recursive: true });
  for (const name of await readdir(path.join(ROOT, 'node_modules')))
    if (name !== '@venue') await symlink(path.join(ROOT, 'node_modules', name), path.join(packages, name));
  for (const name of workspaces) await symlink(path.join(clone, name), path.join(packages, '@venue', name));
}

/** A clone of the repository in which the team of the public site works: it changes sources, builds and releases. */
export async function cloneOfSiteTeam() {
  const clone = path.join(ROOT, '.cache/release-test/clone');
  await rm(clone, { recursive: true, force: true });
  await mkdir(clone, { recursive: true });
  for (const name of COPIED)
    await cp(path.join(ROOT, name), path.join(clone, name), {
      recursive: true,
      filter: (file) => !LEFT_OUT.test(file),
    });
  await linkPackages(clone, ['shared', 'platform', 'public-site']);

  const inClone = (file: string) => path.join(clone, file);

  return {
    folder: clone,
    /** The finished build, once there is one. */
    dist: inClone('public-site/dist'),
    async write(file: string, content: string) {
      await mkdir(path.dirname(inClone(file)), { recursive: true });
      await writeFile(inClone(file), content);
    },
    async change(file: string, before: string, after: string) {
      const content = await readFile(inClone(file), 'utf8');
      if (!content.includes(before)) throw new Error(`${file} does not say "${before}".`);
      await writeFile(inClone(file), content.replace(before, after));
    },
    /** Gives the clone another patch release of a package. */
    async patchPackage(name: string, version: string) {
      const folder = inClone(`node_modules/${name}`);
      await rm(folder);
      await cp(path.join(ROOT, 'node_modules', name), folder, { recursive: true });
      const file = path.join(folder, 'package.json');
      const description = JSON.parse(await readFile(file, 'utf8')) as { version: string };
      await writeFile(file, JSON.stringify({ ...description, version }));
    },
    build: () =>
      promisify(execFile)(process.execPath, [inClone('platform/commands/build.mjs'), 'public-site'], {
        env: { ...process.env, NODE_ENV: 'production' },
      }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
        throw new Error(stdout + stderr);
      }),
  };
}
