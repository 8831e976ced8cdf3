// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { entryAddress, fixedAddress } from '../release/addresses.mjs';
import { sha256 } from '../release/hashes.mjs';
import { parseJson } from '../release/manifest.mjs';
import { ENTRY_FILE } from '../release/releaseFile.mjs';

/**
 * @typedef {import('../store/store.mjs').Store} Store
 * @typedef {import('../release/build.mjs').App} App
 * @typedef {import('../release/manifest.mjs').Manifest} Manifest
 */

/** A remote's routes and screens for Node; a remote without static pages has none. */
export const NODE_BUNDLE = 'routes.node.cjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const TIMEOUT_MS = 120_000;
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
/** More than this says nothing. */
const COMPLAINT_CHARACTERS = 4000;

/** What comes from the process is what a release says. */
const ANSWER = v.object({
  pages: v.array(v.object({ address: v.string(), html: v.string(), isListed: v.optional(v.boolean()) })),
  files: v.array(v.object({ address: v.string(), text: v.string() })),
});

/** What Node is started with to run a release's code, so that it can read some files and do nothing else. @param {string[]} files */
export const confinedTo = (files) => [
  PERMISSION,
  ...[HERE, ...files].map((file) => `--allow-fs-read=${file}`),
  '--no-warnings',
  '--max-old-space-size=512',
];

/**
 * Runs the process that renders, which can read the files that it is told of, and nothing else.
 * @param {string[]} files
 * @param {object} task
 * @param {number} timeout In milliseconds.
 * @returns {Promise<v.InferOutput<typeof ANSWER>>}
 */
function runRenderer(files, task, timeout) {
  const child = spawn(
    process.execPath,
    [...confinedTo(files), `${HERE}renderProcess.mjs`],
    // Nothing of this process's surroundings is the release's business; and its pages are the same everywhere.
    {
      stdio: 'pipe',
      env: { NODE_ENV: 'production', TZ: 'UTC' },
      timeout,
      killSignal: 'SIGKILL',
    },
  );
  /** @type {Buffer[]} */
  const answer = [];
  let complaint = '';
  child.stdout.on('data', (part) => answer.push(part));
  child.stderr.on('data', (part) => (complaint = `${complaint}${part}`.slice(0, COMPLAINT_CHARACTERS)));
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(task));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code !== 0)
        return reject(new Error(complaint.trim() || `the process ended with ${signal ?? code}.`));
      try {
        return resolve(parseJson(ANSWER, Buffer.concat(answer), 'what came from the process'));
      } catch (error) {
        return reject(error);
      }
    });
  });
}

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of the scripts that stand in pages themselves. JSON in a script element is data and needs no permission. @param {string[]} pages */
const inlineScripts = (pages) => [
  ...new Set(pages.flatMap((html) => [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => sha256(text)))),
];

/** @param {App} app @param {Manifest} manifest @returns {(file: string) => { href: string, integrity: string }} */
const scriptOf = (app, manifest) => (file) => {
  const integrity = manifest.files[file];
  const href = integrity && fixedAddress(app, file, integrity);
  if (!href) throw new Error(`${app.folder} ${manifest.version} lists no script ${file}.`);
  return { href, integrity };
};

/**
 * Renders the pages of a pair of releases, or of the shell alone: its frame and its not-found page. It follows from the releases and the
 * day alone, so it is done once.
 * @param {Store} store
 * @param {Manifest} ofShell Its files and those of the remote must be in the pool.
 * @param {{ app: App, manifest: Manifest }} [remote]
 * @param {{ timeoutMs?: number }} [options]
 */
export async function renderPages(store, ofShell, remote, { timeoutMs = TIMEOUT_MS } = {}) {
  const ofRemote = remote?.manifest;
  const version = ofRemote?.version;
  if (store.hasPages(ofShell.version, version)) return;
  const place = (/** @type {string} */ file) => store.placeOf(ofShell, file);
  const task = {
    renderer: place('renderer/renderer.cjs'),
    template: place('browser/index.html'),
    instant: place('inline/instant.js'),
    integrityOf: ofShell.files,
    releases: [ofShell, ofRemote]
      .flatMap((each) => (each ? `${each.remote} ${each.version}` : []))
      .join(', '),
    remote:
      remote && NODE_BUNDLE in remote.manifest.files
        ? describe(store, remote.app, remote.manifest)
        : undefined,
  };
  const isWithoutPages = remote && !task.remote;
  const readable = [task.renderer, task.template, task.instant, ...(task.remote ? [task.remote.bundle] : [])];
  const { pages, files } = isWithoutPages
    ? { pages: [], files: [] }
    : await runRenderer(readable, task, timeoutMs).catch(({ message }) => {
        throw new Error(
          `The pages of ${remote ? `${remote.app.folder} ${version}` : `shell ${ofShell.version}`} can't be rendered: ${message}`,
        );
      });
  for (const { address } of remote ? pages : [])
    if (!remote?.manifest.routes.some(({ addresses }) => addresses.includes(address)))
      throw new Error(
        `${remote?.app.folder} ${version} lists no page at ${address}, so it may have none there.`,
      );
  for (const { address } of files)
    if (!remote?.manifest.ownFiles?.includes(address))
      throw new Error(
        `${remote?.app.folder} ${version} lists no file at ${address}, so it may have none there.`,
      );
  const stored = pages.map(async ({ address, html, isListed }) => {
    // Sent with the settings in it, and compressed then.
    const file = await store.pool.add('page.html', Buffer.from(html), { isPacked: false });
    return [address, { file, ...(isListed && { listed: true }) }];
  });
  const beside = files.map(async ({ address, text }) => [
    address,
    { file: await store.pool.add(address, Buffer.from(text)) },
  ]);
  const [storedPages, storedFiles] = await Promise.all([Promise.all(stored), Promise.all(beside)]);
  await store.pool.flush();
  await store.writePages({
    shell: ofShell.version,
    ...(remote && { remote: remote.app.name, version }),
    pages: Object.fromEntries(storedPages),
    files: Object.fromEntries(storedFiles),
    scripts: inlineScripts(pages.map(({ html }) => html)),
  });
}

/** What the process that renders needs to know of a remote. @param {Store} store @param {App} app @param {Manifest} manifest */
function describe(store, app, manifest) {
  const script = scriptOf(app, manifest);
  const scripts = Object.entries(manifest.scripts ?? {}).map(([chunk, files]) => [chunk, files.map(script)]);
  return {
    name: app.name,
    bundle: store.placeOf(manifest, NODE_BUNDLE),
    entry: { href: entryAddress(app, manifest.files), integrity: manifest.files[ENTRY_FILE] },
    version: manifest.version,
    contract: manifest.contract,
    routes: manifest.routes,
    scripts: Object.fromEntries(scripts),
  };
}
