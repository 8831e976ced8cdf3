import { repositoryFiles } from './files.mjs';

/** A path as an import names it: the last ending left out. */
const importName = (file) => file.replace(/(?<=[^/])\.[^./]+$/, '');

/** Every folder of a path and the path itself: `a/b.ts` is `a` and `a/b`. */
function namesOf(file) {
  const parts = importName(file).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Groups of names that one folder of a case-insensitive disk, or one import on it, can't tell apart. */
function indistinguishable(files) {
  const spellings = new Map();
  for (const name of files.flatMap(namesOf)) {
    const key = name.toLowerCase();
    spellings.set(key, (spellings.get(key) ?? new Set()).add(name));
  }
  return [...spellings.values()].filter((names) => names.size > 1).map((names) => [...names]);
}

it('finds names that differ only by case, in files and in folders, whatever their endings', () => {
  expect(indistinguishable(['a/Part.tsx', 'a/part.ts', 'a/part.test.ts'])).toEqual([['a/Part', 'a/part']]);
  expect(indistinguishable(['Menu/a.ts', 'menu/b.ts'])).toEqual([['Menu', 'menu']]);
  expect(indistinguishable(['a/part.ts', 'b/Part.ts', '.gitignore'])).toEqual([]);
});

it('has no two files that differ only by case, so that a checkout on macOS and Windows builds', () => {
  expect(indistinguishable(repositoryFiles())).toEqual([]);
});

it('has no file name that Windows does not allow', () => {
  const isRefused = (file) =>
    /[<>:"|?*\\]|[. ](\/|$)/.test(file) || /(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i.test(file);
  expect(repositoryFiles().filter(isRefused)).toEqual([]);
});
