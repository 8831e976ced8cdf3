// Compiles the server and its commands to dist/, and prepares the empty database that a first start begins with.
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const API = path.dirname(fileURLToPath(import.meta.url));
const PREPARED = path.join(API, 'dist/empty-database.tar.gz');

/** Packages stay outside, but for the workspaces of this repository, which are TypeScript. */
const externalPackages = {
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@venue/') ? undefined : { path: name, external: true },
    );
  },
};

const options = {
  absWorkingDir: API,
  entryPoints: ['src/server.ts', 'src/command.ts', 'src/prepare.ts', 'src/printSchema.ts'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [externalPackages],
};

async function prepareDatabase() {
  const { emptyDatabase } = await import(pathToFileURL(path.join(API, 'dist/prepare.js')).href);
  const draft = `${PREPARED}.${process.pid}`;
  await writeFile(draft, await emptyDatabase());
  await rename(draft, PREPARED);
}

/** @param {{ isQuick?: boolean }} [how] Quick leaves a prepared database that is there already. */
export async function buildApi({ isQuick = false } = {}) {
  // Loaded here, so that production, where only what is built runs, does without it.
  const { build } = await import('esbuild');
  await build(options);
  if (!isQuick || !existsSync(PREPARED)) await prepareDatabase();
}

/** Builds again after each change. */
export async function watchApi() {
  await buildApi({ isQuick: true });
  const { context } = await import('esbuild');
  await (await context(options)).watch();
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildApi({ isQuick: process.argv.includes('--quick') });
