// Compiles the server and its commands to dist/, and prepares the empty database that a first start begins with.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const API = path.dirname(fileURLToPath(import.meta.url));
const PREPARED = path.join(API, 'dist/empty-database.tar.gz');
/** What the prepared database was made from. */
const PREPARED_STAMP = `${PREPARED}.stamp`;

/** Packages stay outside, but for the workspaces of this repository, which are TypeScript. */
const externalPackages = {
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@venue/') ? undefined : { path: name, external: true },
    );
  },
};

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
const options = (onWritten, entryPoints = ENTRIES) => ({
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
    externalPackages,
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
  await build({ ...options(undefined, TEST_ENTRIES), splitting: false });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildApi();
  if (process.argv.includes('--testing')) await buildTestServer();
}
