import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { dependencies } = require('../../package.json');

/** The versions of what shell and remotes agree on. */
export const CONTRACT_VERSIONS = require('../../src/contracts/versions.json');

/** Shell and remotes are built on different days, so another patch release is none of their business. */
const sameMinor = (version) => `^${version.split('.').slice(0, 2).join('.')}.0`;

/**
 * What must be one instance on a page. Everything else is bundled and tree-shaken into whoever imports it.
 * @param {boolean} eager True in the shell, which starts without an async bootstrap; never in a remote.
 */
export function singletons(eager) {
  const library = (name, from = name) => [
    name,
    { singleton: true, eager, requiredVersion: sameMinor(dependencies[from]) },
  ];
  const contract = (name, version) => [
    name,
    { singleton: true, eager, version, requiredVersion: `^${version}`, strictVersion: true },
  ];
  const part = (name, module) => [
    name,
    {
      singleton: true,
      eager,
      import: module,
      version: dependencies[name],
      requiredVersion: sameMinor(dependencies[name]),
    },
  ];
  return Object.fromEntries([
    library('react'),
    library('react/jsx-runtime', 'react'),
    library('react-dom'),
    part('styled-components', '@venue/shared/styled'),
    part('react-router-dom', '@venue/shared/router'),
    contract('@venue/shared/stores', CONTRACT_VERSIONS.stores),
    contract('@venue/shared/notify', CONTRACT_VERSIONS.notify),
  ]);
}

export const SINGLETON_NAMES = Object.keys(singletons(false));
