import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';
import { ROOT } from '../ports.mjs';

// Jest loads every module anew for each test file. The libraries of a test with a page are four hundred modules, and
// took a third of the time of a small one. So they are one script, which a worker compiles once and runs in each page.

const NAMES = [
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'styled-components',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
];

const SCRIPT = 'libraries.cjs';
const require = createRequire(path.join(ROOT, 'shared/package.json'));
const stubOf = (name) => `${name.replaceAll(/\W+/g, '-')}.cjs`;

/** The script of a package that Jest can load: Node would take the module beside it, where there is one. */
const fileOf = (name) => require.resolve(name).replace(/\.mjs$/, '.js');

/** Without the script, as in a test without a page, a stub is the package itself. */
const stub = (name) =>
  `module.exports = globalThis.testLibraries ? globalThis.testLibraries[${JSON.stringify(name)}]() : require(${JSON.stringify(fileOf(name))});\n`;

function build(folder) {
  const members = NAMES.map((name) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`);
  const { outputFiles } = esbuild.buildSync({
    stdin: { contents: `module.exports = { ${members.join(', ')} };`, resolveDir: path.join(ROOT, 'shared') },
    bundle: true,
    write: false,
    format: 'cjs',
    target: 'es2022',
    // As Jest finds packages for a page.
    platform: 'neutral',
    mainFields: ['main'],
    conditions: ['browser'],
    // React looks for timers through its own module, which must be one of Jest's.
    external: [...builtinModules, 'react'],
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"test"' },
  });
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(path.join(draft, SCRIPT), `(function (module, require, jest) {\n${outputFiles[0].text}\n})`);
  for (const name of NAMES) writeFileSync(path.join(draft, stubOf(name)), stub(name));
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/** The folder with the script and its stubs, which is written when packages have changed. */
function librariesFolder() {
  const hash = createHash('sha256');
  for (const file of [path.join(ROOT, 'package-lock.json'), fileURLToPath(import.meta.url)])
    hash.update(readFileSync(file));
  const folder = path.join(ROOT, '.cache/testLibraries', hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) build(folder);
  return folder;
}

export const librariesScript = () => path.join(librariesFolder(), SCRIPT);

/** For Jest's `moduleNameMapper`. */
export function librariesMapper() {
  const folder = librariesFolder();
  return Object.fromEntries(NAMES.map((name) => [`^${name}$`, path.join(folder, stubOf(name))]));
}
