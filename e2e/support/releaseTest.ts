import { rm } from 'node:fs/promises';
import { appByFolder, portOf } from '@venue/platform/ports';
import { waitForServers } from '@venue/platform/releases/changeChoice';
import { placeOf } from '@venue/platform/releases/place';
import { releases as runReleases } from '@venue/platform/releases/releases';
import { serveTarget } from '@venue/platform/server/serveTarget';
import { changedBuild, type BuildChange } from './changedBuild';
import { test } from './test';

const TARGET = 'release-test';
const place = () => placeOf({ target: TARGET });

/** The versions of a deployment that are stored. */
export const storedVersions = (folder: string) => place().store.versions(appByFolder(folder));

/** The hash of every file of every stored release of a deployment. */
export async function storedHashes(folder: string) {
  const app = appByFolder(folder);
  const manifests = storedVersions(folder).map((version) => place().store.readManifest(app, version));
  return (await Promise.all(manifests)).flatMap(({ files }) => Object.values(files));
}

/** A choice to go back to: another one, that says the same. */
function keepState() {
  const { store } = place();
  const { settings, deployments } = store.choice();
  return async () => {
    const { after } = await store.change((choice) => ({ ...choice, settings, deployments }), 'a test begins');
    const late = await waitForServers(place(), after);
    if (late.length > 0) throw new Error(late.join('\n'));
  };
}

/** The servers, and a way back to the first releases. They live as long as the process that runs the tests. */
let started: Promise<() => Promise<void>> | undefined;
const start = async () => {
  await serveTarget(TARGET, { settings: { reports: 0 } });
  return keepState();
};

/**
 * A site of its own for the files of this folder, for which a test may release and roll back.
 * @param prepare Makes what each test of a file begins with, out of the first releases.
 */
export function releaseSite(prepare?: () => Promise<unknown>) {
  let begin: () => Promise<void>;
  test.describe.configure({ timeout: 300_000 });
  test.beforeAll(async () => {
    // A file may build a remote first.
    test.setTimeout(900_000);
    const backToFirst = await (started ??= start());
    await backToFirst();
    await prepare?.();
    begin = prepare ? keepState() : backToFirst;
  });
  test.beforeEach(() => begin());
  return { origin: `http://localhost:${portOf(appByFolder('shell'), TARGET)}` };
}

/** `npm run releases -- …` for the site of `releaseSite`: what it says. */
export const releases = (...args: string[]) => runReleases([...args, '--target', TARGET]);

/**
 * Releases a deployment alone with a change, as its team would; nothing else is built. Resolves with the version.
 * @param options More words for the command.
 */
async function releaseEdited(folder: string, change: BuildChange, options: string[] = []) {
  const build = await changedBuild(folder, change);
  const output = await releases('release', folder, '--from', build, ...options).finally(() =>
    rm(build, { recursive: true }),
  );
  const [, version] = /(\d+\.\d+\.\d+-[0-9a-f]{12}) is (?:live|a canary)/.exec(output) ?? [];
  if (!version) throw new Error(output);
  return version;
}

/** A change of one text. */
const changed = (before: string, after: string): BuildChange => ({
  code: (code) => code.replaceAll(before, after),
});

/** Releases a remote alone with one text changed. */
export const releaseChanged = (remote: string, before: string, after: string) =>
  releaseEdited(remote, changed(before, after));

/** Gives a remote with one text changed to a share of the visitors, in per cent. */
export const releaseCanary = (remote: string, before: string, after: string, share: number) =>
  releaseEdited(remote, changed(before, after), ['--canary', String(share)]);
