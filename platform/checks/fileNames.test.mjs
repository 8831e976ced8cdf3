import { repositoryFiles } from './files.mjs';

/** Workspaces whose files follow the rule. */
const WORKSPACES = ['shared', 'shell', 'public-site', 'customer-portal', 'admin-console', 'e2e'];

/**
 * Components are `PascalCase.tsx`, everything else is `camelCase.ts`; styled components and classes are the
 * `PascalCase.ts`. What follows the first dot says what kind of file it is: `.styles`, `.test`, `.config` …
 */
const FILE = /^[A-Za-z][A-Za-z0-9]*(\.long)?(\.(styles|test|spec|config|d))?\.(tsx?|[mc]?js|cts)$/;
const FOLDER = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const files = repositoryFiles();

it('names every source file and its folders by the rule', () => {
  const sources = files.filter(
    (file) => /\.(tsx?|[mc]?js|d\.cts)$/.test(file) && WORKSPACES.includes(file.split('/')[0]),
  );
  expect(sources.length).toBeGreaterThan(100);
  const isNamedByTheRule = (file) => {
    const folders = file.split('/');
    return FILE.test(folders.pop()) && folders.every((folder) => FOLDER.test(folder));
  };
  expect(sources.filter((file) => !isNamedByTheRule(file))).toEqual([]);
});

it('has no two files or folders that differ only by case, whatever their endings: macOS and Windows take them for one', () => {
  const spellings = new Map();
  for (const file of files) {
    // A path as an import names it: the last ending left out.
    const parts = file.replace(/(?<=[^/])\.[^./]+$/, '').split('/');
    for (let length = 1; length <= parts.length; length += 1) {
      const name = parts.slice(0, length).join('/');
      spellings.set(name.toLowerCase(), (spellings.get(name.toLowerCase()) ?? new Set()).add(name));
    }
  }
  const unlike = [...spellings.values()].filter((names) => names.size > 1);
  expect(unlike.map((names) => [...names])).toEqual([]);
});

it('has no file name that Windows does not allow', () => {
  const isRefused = (file) =>
    /[<>:"|?*\\]|[. ](\/|$)/.test(file) || /(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i.test(file);
  expect(files.filter(isRefused)).toEqual([]);
});
