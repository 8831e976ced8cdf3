import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../ports.mjs';

const require = createRequire(import.meta.url);
const { dependencies } = require('../../shared/package.json');

/** The versions of what shell and remotes agree on. */
export const CONTRACT_VERSIONS = require('../../shared/src/contracts/versions.json');

/** Shell and remotes are built on different days, so another patch release is none of their business. */
const sameMinor = (version) => `^${version.split('.').slice(0, 2).join('.')}.0`;

/**
 * What must be one instance on a page.
 * @param {boolean} eager True in the shell, which starts without an async bootstrap; never in a remote.
 */
function singletons(eager) {
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

/** Folders of `shared/src` that most files of the design system import. They keep no state. */
const SHARED_IF_SAME = ['ui/theme', 'ui/drawings'];

/** A version that is the same for the same sources. @param {string} folder */
function contentVersion(folder) {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort())
    if (!/\.test\.tsx?$/.test(file))
      hash.update(`${file}\n${readFileSync(path.join(folder, file), 'utf8')}\n`);
  return `0.0.0-${hash.digest('hex').slice(0, 8)}`;
}

/** What a remote takes from the page if the page has exactly the same, and else brings itself. @param {boolean} eager */
const sharedIfSame = (eager) =>
  Object.fromEntries(
    SHARED_IF_SAME.map((folder) => {
      const version = contentVersion(path.join(ROOT, 'shared/src', folder));
      return [`@venue/shared/${folder}`, { eager, version, requiredVersion: version }];
    }),
  );

/**
 * The modules that the builds of a page share. Everything else is bundled and tree-shaken into whoever imports it.
 * @param {boolean} eager As for singletons.
 */
export const sharedModules = (eager) => ({ ...singletons(eager), ...sharedIfSame(eager) });

export const SINGLETON_NAMES = Object.keys(singletons(false));

/** The versions of the libraries that this build shares, as its release names them. */
export const MODULE_VERSIONS = Object.fromEntries(
  SINGLETON_NAMES.filter((name) => name in dependencies).map((name) => [name, dependencies[name]]),
);
