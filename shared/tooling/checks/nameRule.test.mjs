import { repositoryFiles } from './files.mjs';

/** Workspaces whose files follow the rule. */
const WORKSPACES = ['shared', 'shell', 'public-site', 'customer-portal', 'admin-console', 'e2e'];

const isSource = (file) => /\.(tsx?|[mc]?js|d\.cts)$/.test(file);

/**
 * Components are `PascalCase.tsx`, everything else is `camelCase.ts`; styled components and classes are the
 * `PascalCase.ts`. What follows the first dot says what kind of file it is: `.styles`, `.test`, `.config` …
 */
const FILE = /^[A-Za-z][A-Za-z0-9]*(\.(styles|test|spec|config|d))?\.(tsx?|[mc]?js|cts)$/;
const FOLDER = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function isNamedByTheRule(path) {
  const folders = path.split('/');
  const file = folders.pop();
  return FILE.test(file) && folders.every((folder) => FOLDER.test(folder));
}

it('names every source file and its folders by the rule', () => {
  const sources = repositoryFiles().filter(
    (file) => isSource(file) && WORKSPACES.some((folder) => file.startsWith(`${folder}/`)),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => !isNamedByTheRule(file))).toEqual([]);
});
