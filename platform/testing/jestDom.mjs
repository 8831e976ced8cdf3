import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { TestEnvironment } from 'jest-environment-jsdom';
import { keepComputedStyles } from './quickStyles.mjs';
import { librariesScript } from './testLibraries.mjs';

/** jsdom lacks web APIs that every supported browser has and Node provides. */
const WEB_APIS = [
  'BroadcastChannel',
  'Headers',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'fetch',
  'structuredClone',
];

const filename = librariesScript();
const libraries = new Script(readFileSync(filename, 'utf8'), { filename });

/** A page for tests: of every `.test.tsx`, and of others that name it in `@jest-environment`. */
export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of WEB_APIS) this.global[name] ??= globalThis[name];
    this.global.startLibraries = libraries.runInContext(this.getVmContext());
    keepComputedStyles(this.global);
  }
}
