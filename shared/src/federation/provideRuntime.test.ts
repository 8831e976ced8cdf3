/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { provideRuntime } from './provideRuntime';

const require = createRequire(path.join(process.cwd(), 'shared/package.json'));
const IMPORT = /import \{([^}]+)\} from "@module-federation\/runtime-core"/g;

/** What a package of the federation runtime imports from the core by name. */
function importedNames(name: string): string[] {
  const folder = path.join(path.dirname(require.resolve(`${name}/package.json`)), 'dist');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const texts = scripts.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(IMPORT)].flatMap(([, list = '']) => list.split(',').map((entry) => entry.trim())),
  );
}

it('the shell lends exactly what the runtime of a remote imports from the core', () => {
  provideRuntime();
  const lent = (globalThis as { _FEDERATION_RUNTIME_CORE?: object })._FEDERATION_RUNTIME_CORE;
  const imported = ['@module-federation/runtime', '@module-federation/webpack-bundler-runtime'].flatMap(
    importedNames,
  );
  expect(Object.keys(lent ?? {}).sort()).toEqual([...new Set(imported)].sort());
});
