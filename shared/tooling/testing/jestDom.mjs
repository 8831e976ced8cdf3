import { TestEnvironment } from 'jest-environment-jsdom';
import { keepComputedStyles } from './quickStyles.mjs';

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

/** A page for tests: of every `.test.tsx`, and of others that name it in `@jest-environment`. */
export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of WEB_APIS) this.global[name] ??= globalThis[name];
    keepComputedStyles(this.global);
  }
}
