import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import webpack from 'webpack';
import { run } from '../build/build.mjs';
import { appByFolder, appFolder, ROOT } from '../ports.mjs';
import { keepResult } from '../measurements/keepResult.mjs';
import { measurementsPage, PAGE, readResults, takeResults } from '../measurements/measurementsPage.mjs';
import { browserConfig } from '../build/browserConfig.mjs';

// Counts bytes, and writes `docs/measurements.md` from all that benchmarks have measured.

/**
 * What the shell's scripts are made of: each built alone, with every library left out that is not its own.
 * @type {Record<string, { lines: string[], own?: string[] }>}
 */
const PARTS = {
  'react and react-dom': {
    lines: [
      "export * as a from 'react'",
      "export * as b from 'react-dom/client'",
      "export * as c from 'react/jsx-runtime'",
    ],
    own: ['react', 'react-dom'],
  },
  'react-router (the shared part)': {
    lines: ["export * from '@venue/shared/router'"],
    own: ['react-router'],
  },
  'styled-components (the shared part)': {
    lines: ["export * from '@venue/shared/styled'"],
    own: ['styled-components'],
  },
  'federation runtime': { lines: ["export { default } from '../../shared/src/federation/runtime'"] },
  zustand: { lines: ["export * from 'zustand'"], own: ['zustand'] },
  'stores (without zustand)': { lines: ["export * from '@venue/shared/stores'"] },
};
const LIBRARIES = ['react', 'react-dom', 'react-router', 'react-router-dom', 'styled-components', 'zustand'];

/** Pages whose bytes are listed. */
const PAGES = ['/', '/menu', '/stalls/fish-corner', '/reservations'];

const brotli = (content) => zlib.brotliCompressSync(content).length;

async function countBytes() {
  const shell = appByFolder('shell');
  const base = browserConfig('shell');
  const folder = path.join(appFolder(shell), '.measure');
  const output = path.join(ROOT, '.cache/measure');
  const rows = [];
  const note = (what, bytes) => {
    console.log(`${what.padEnd(34)} ${bytes}`);
    rows.push([what, bytes]);
  };
  await mkdir(folder, { recursive: true });
  try {
    for (const [name, { lines, own = [] }] of Object.entries(PARTS)) {
      const entry = path.join(folder, 'part.ts');
      await writeFile(entry, lines.join(';\n'));
      const external = LIBRARIES.filter((library) => !own.includes(library));
      await run(webpack, {
        ...base,
        name,
        entry,
        cache: false,
        plugins: base.plugins.filter((plugin) => plugin instanceof webpack.NormalModuleReplacementPlugin),
        optimization: { ...base.optimization, usedExports: false, splitChunks: false },
        externals: [
          ({ request }, done) =>
            external.some((library) => request === library || request.startsWith(`${library}/`))
              ? done(null, `var ${request.replace(/\W/g, '_')}`)
              : done(),
        ],
        output: { path: output, filename: 'part.js', library: { type: 'var', name: 'part' } },
      });
      note(name, brotli(await readFile(path.join(output, 'part.js'))));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const built = appFolder(shell, 'dist/browser');
  for (const file of (await readdir(built)).filter((name) => /^(react|main)\..*\.js$/.test(name)))
    note(`the shell's ${file.split('.')[0]} file`, brotli(await readFile(path.join(built, file))));
  const written = (bytes) => bytes.toLocaleString('en');
  keepResult('bytes', {
    title: 'What the shell is made of',
    about: 'In brotli bytes. Each part is built alone, and may be smaller in the file.',
    columns: ['part', 'bytes'],
    rows: rows.map(([what, bytes]) => [what, written(bytes)]),
  });
  const budgets = JSON.parse(await readFile(new URL('../checks/budgets.json', import.meta.url), 'utf8'));
  keepResult('pages', {
    title: 'What a page loads',
    about: 'In brotli bytes, as its budget has them.',
    columns: ['page', ...Object.keys(budgets['/'])],
    rows: PAGES.map((address) => [address, ...Object.values(budgets[address]).map(written)]),
  });
}

// With --page, only what benchmarks have measured since.
if (!process.argv.includes('--page')) await countBytes();
takeResults();
await writeFile(PAGE, measurementsPage(readResults()));
