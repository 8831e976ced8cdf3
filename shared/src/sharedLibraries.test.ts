import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as router from './router';

const ROOT = path.resolve(__dirname, '../..');
const WORKSPACES = ['shared', 'shell', 'public-site', 'customer-portal', 'admin-console'];

/** What is built without module federation has the whole libraries. */
const UNSHARED = /\.(test|d)\.tsx?$|(^|[\\/])(testing|prerender|gallery)[\\/]/;

function sources(workspace: string): string[] {
  const folder = path.join(ROOT, workspace, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !UNSHARED.test(file))
    .map((file) => path.join(folder, file));
}

/** Values a file imports from a library, `default` for a default import; types vanish at run time. */
function importedValues(file: string, library: string): string[] {
  const pattern = new RegExp(`import\\s+(type\\s)?([^'";]*?)\\s*from\\s*'${library}'`, 'g');
  return [...readFileSync(file, 'utf8').matchAll(pattern)]
    .filter(([, typeOnly]) => !typeOnly)
    .flatMap(([, , clause = '']) => {
      const [, names = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
      const isNamedOnly = clause.trim().startsWith('{');
      return [...(isNamedOnly ? [] : ['default']), ...names.split(',')];
    })
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/ as .*/, ''));
}

/** The names that a module exports in braces. */
const exportedNames = (file: string) =>
  [...readFileSync(path.join(__dirname, file), 'utf8').matchAll(/export \{([^}]*)\}/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  );

it.each([
  ['react-router-dom', Object.keys(router)],
  // This one imports a file that is for browsers only.
  ['styled-components', exportedNames('styled.ts')],
])('the shared part of %s has everything that the site imports', (library, shared) => {
  const missing = WORKSPACES.flatMap(sources).flatMap((file) =>
    importedValues(file, library)
      .filter((name) => !shared.includes(name))
      .map((name) => `${path.relative(ROOT, file)}: ${name}`),
  );
  expect(missing).toEqual([]);
});
