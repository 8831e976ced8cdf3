const { TestEnvironment } = require('jest-environment-jsdom');

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

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of WEB_APIS) this.global[name] ??= globalThis[name];
  }
};
