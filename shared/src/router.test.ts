/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as facade from './router';

const ROOT = path.resolve(__dirname, '../..');
const WORKSPACES = ['shared', 'shell', 'public-site', 'customer-portal', 'admin-console'];
const IMPORT = /import\s*(type\s*)?\{([^}]*)\}\s*from\s*'react-router-dom'/g;

function sources(workspace: string): string[] {
  const folder = path.join(ROOT, workspace, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file))
    .map((file) => path.join(folder, file));
}

/** Values a file imports from react-router-dom; types vanish at run time. */
function importedValues(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .filter(([, typeOnly]) => !typeOnly)
    .flatMap(([, , names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/ as .*/, ''));
}

it('the shared router exports every part of the router that the site uses', () => {
  const missing = WORKSPACES.flatMap(sources).flatMap((file) =>
    importedValues(file)
      .filter((name) => !(name in facade))
      .map((name) => `${path.relative(ROOT, file)}: ${name}`),
  );
  expect(missing).toEqual([]);
});
