import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { dependencies } = require('../package.json');

/** Raised when a change of the stores breaks remotes that were built against the earlier shape. */
const STORES_CONTRACT = '1.0.0';
const NOTIFY_CONTRACT = '1.0.0';

const caret = (version) => `^${version}`;

/**
 * What must be one instance on a page. Everything else is bundled and tree-shaken into whoever imports it.
 * @param {boolean} eager True in the shell, which starts without an async bootstrap; never in a remote.
 */
export function singletons(eager) {
  const library = (name, from = name) => [
    name,
    { singleton: true, eager, requiredVersion: caret(dependencies[from]) },
  ];
  const contract = (name, version) => [
    name,
    { singleton: true, eager, version, requiredVersion: caret(version) },
  ];
  const routerVersion = dependencies['react-router-dom'];
  return Object.fromEntries([
    library('react'),
    library('react/jsx-runtime', 'react'),
    library('react-dom'),
    library('styled-components'),
    [
      'react-router-dom',
      {
        singleton: true,
        eager,
        import: '@venue/shared/router',
        version: routerVersion,
        requiredVersion: caret(routerVersion),
      },
    ],
    contract('@venue/shared/stores', STORES_CONTRACT),
    contract('@venue/shared/notify', NOTIFY_CONTRACT),
  ]);
}

export const SINGLETON_NAMES = Object.keys(singletons(false));
