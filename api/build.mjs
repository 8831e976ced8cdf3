// Compiles the server and its commands to dist/, and prepares the empty database that a first start begins with.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const API = path.dirname(fileURLToPath(import.meta.url));
const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(API, 'package.json'), 'utf8'));
const PREPARED = path.join(API, 'dist/empty-database.tar.gz');
/** What the prepared database was made from. */
const PREPARED_STAMP = `${PREPARED}.stamp`;

const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/**
 * Packages that the API names stay outside. The workspaces of this repository are built in, with the packages that they name
 * alone: a deployment has the API's own.
 */
const externalPackages = (packages) => ({
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind !== 'entry-point' && (name.startsWith('node:') || packageOf(name) in packages)
        ? { path: name, external: true }
        : undefined,
    );
  },
});

/**
 * Writes a file where its content is another one. A server that starts meanwhile reads the old file or the new one.
 * @returns {Promise<boolean>} Whether it was another one.
 */
async function writeChanged(file, content) {
  const present = await readFile(file).catch(() => null);
  if (present?.equals(content)) return false;
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
  return true;
}

const ENTRIES = ['src/server.ts', 'src/command.ts', 'src/prepare.ts', 'src/printSchema.ts'];
/** The server of tests of the console, which no deployment has. */
const TEST_ENTRIES = ['src/testing/consoleServer.ts'];

/** @param {(isChanged: boolean) => void} [onWritten] Called after each build without errors. */
const options = (onWritten, entryPoints = ENTRIES, packages = dependencies) => ({
  absWorkingDir: API,
  entryPoints,
  outdir: 'dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  write: false,
  plugins: [
    externalPackages(packages),
    {
      name: 'write-changed',
      setup({ onEnd }) {
        onEnd(async ({ errors, outputFiles }) => {
          if (errors.length > 0) return;
          // The chunks first: the entries name them.
          const files = [...outputFiles].sort(
            (one, other) => other.path.includes('chunk-') - one.path.includes('chunk-'),
          );
          let isChanged = false;
          for (const { path: file, contents } of files)
            isChanged = (await writeChanged(file, Buffer.from(contents))) || isChanged;
          onWritten?.(isChanged);
        });
      },
    },
  ],
});

async function prepareDatabase() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'migrations/meta/_journal.json'])
    hash.update(await readFile(path.join(API, file)));
  const stamp = Buffer.from(hash.digest('hex'));
  const isFresh = existsSync(PREPARED) && (await readFile(PREPARED_STAMP).catch(() => null))?.equals(stamp);
  if (isFresh) return;
  const { emptyDatabase } = await import(pathToFileURL(path.join(API, 'dist/prepare.js')).href);
  await writeChanged(PREPARED, await emptyDatabase());
  await writeChanged(PREPARED_STAMP, stamp);
}

/** Writes what is older than its sources; a third of a second where nothing is. */
export async function buildApi() {
  // Loaded here, so that production, where only what is built runs, does without it.
  const { build } = await import('esbuild');
  await build(options());
  await prepareDatabase();
}

/** Builds again after each change, and calls `onWritten` when the server is another one. */
export async function watchApi(onWritten) {
  await buildApi();
  const { context } = await import('esbuild');
  const watched = await context(options((isChanged) => isChanged && onWritten()));
  await watched.watch();
}

/** Writes the server of tests of the console beside the others. */
async function buildTestServer() {
  const { build } = await import('esbuild');
  const others = Object.entries(devDependencies).filter(([name]) => !name.startsWith('@venue/'));
  const packages = { ...Object.fromEntries(others), ...dependencies };
  await build({ ...options(undefined, TEST_ENTRIES, packages), splitting: false });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildApi();
  if (process.argv.includes('--testing')) await buildTestServer();
}
