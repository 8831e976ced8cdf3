import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../ports.mjs';
import { repositoryFiles } from './files.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const readPackage = (folder) => JSON.parse(read(path.join(folder, 'package.json')));

const root = readPackage('.');
const packages = new Map(['.', ...root.workspaces].map((folder) => [folder, readPackage(folder)]));

const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const isPackage = (name) => !/^[./]|^node:/.test(name);

/** Packages that a source text imports, requires or loads, by name. */
function importsOf(text) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const resolved = [...text.matchAll(/require\.resolve\(\s*['"]([^'"]+)['"]/g)].map(([, name]) => name);
  return [...importedFiles.map(({ fileName }) => fileName), ...resolved].filter(isPackage).map(packageOf);
}

const sources = repositoryFiles().filter((file) => /\.(tsx?|mjs|cjs|js)$/.test(file));
const workspaceOf = (file) => root.workspaces.find((folder) => file.startsWith(`${folder}/`)) ?? '.';
/** What is never part of the product: it may be a development dependency. */
const isForDevelopment = (file) =>
  !/^[^/]+\/src\//.test(file) || /\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file) || file.startsWith('e2e/');

it('every workspace names each package that it imports among its own dependencies', () => {
  const missing = new Set();
  for (const file of sources) {
    const workspace = workspaceOf(file);
    const { name: ownName, dependencies = {}, devDependencies = {} } = packages.get(workspace);
    const allowed = { ...dependencies, ...(isForDevelopment(file) && devDependencies) };
    // A build takes over what it imports of our own workspaces, so what is built doesn't need them.
    const isBuiltIn = (name) => name.startsWith('@venue/') && name in devDependencies;
    for (const name of importsOf(read(file)))
      if (name !== ownName && !(name in allowed) && !isBuiltIn(name)) missing.add(`${workspace}: ${name}`);
  }
  expect([...missing].sort()).toEqual([]);
});

it('the built API imports its own dependencies alone, since a deployment has no others', () => {
  execFileSync(process.execPath, [path.join(ROOT, 'api/build.mjs')]);
  const seen = new Set();
  const imports = (file) => {
    if (seen.has(file)) return [];
    seen.add(file);
    const text = read(path.join('api/dist', file));
    const own = ts
      .preProcessFile(text, true, true)
      .importedFiles.filter(({ fileName }) => /^\./.test(fileName));
    return [...importsOf(text), ...own.flatMap(({ fileName }) => imports(fileName))];
  };
  const imported = [...imports('server.js'), ...imports('command.js')];
  const { dependencies } = packages.get('api');
  expect(imported).toContain('pg');
  expect(imported.filter((name) => !(name in dependencies))).toEqual([]);
});

it('a package has the same exact version wherever it is named', () => {
  const versions = new Map();
  for (const { dependencies, devDependencies } of packages.values())
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  const uneven = [...versions].filter(([, found]) => found.size > 1 || !/^\d/.test([...found][0]));
  expect(uneven.map(([name, found]) => `${name}: ${[...found].join(', ')}`)).toEqual([]);
});

it('the lock file names no registry, so that any mirror can install it', () => {
  const { packages: locked } = JSON.parse(read('package-lock.json'));
  expect(Object.keys(locked).filter((name) => /^https?:/.test(locked[name].resolved ?? ''))).toEqual([]);
});
