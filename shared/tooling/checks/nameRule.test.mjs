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

it.each([
  'a/part.ts',
  'a-b/Part.tsx',
  'a/Part.styles.ts',
  'part.test.tsx',
  'jest.config.js',
  'a/server.d.cts',
])('the file name rule allows %s', (file) => expect(isNamedByTheRule(file)).toBe(true));

it.each(['a/some-part.ts', 'A/part.ts', 'aB/part.ts', 'a/part.resource.ts', 'a/some_part.ts'])(
  'the file name rule refuses %s',
  (file) => expect(isNamedByTheRule(file)).toBe(false),
);

it('names every source file and its folders by the rule', () => {
  const sources = repositoryFiles().filter(
    (file) => isSource(file) && WORKSPACES.some((folder) => file.startsWith(`${folder}/`)),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => !isNamedByTheRule(file))).toEqual([]);
});
