import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { measurementsPage, PAGE, readResults } from '../measurements/measurementsPage.mjs';
import { ROOT } from '../ports.mjs';
import { repositoryFiles } from './files.mjs';
import { citationsOf, knownKeys, PAGE as PROMISES, promises, promisesPage } from './promises.mjs';

const files = repositoryFiles();
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const pages = files.filter((file) => file.endsWith('.md')).map((file) => ({ file, text: read(file) }));

const topLevel = new Set(files.map((file) => file.split('/')[0]));
const isFolder = (name) => files.some((file) => file.startsWith(`${name}/`));
const isThere = (name) => files.includes(name) || isFolder(name.replace(/\/$/, ''));
/** What builds and installations make. */
const MADE = /(^|\/)(dist|node_modules)(\/|$)/;

/** What a page names in backticks that looks like a path from the repository's top folder. */
const pathsOf = (text) =>
  [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => topLevel.has(name.split('/')[0]) && !MADE.test(name));

/** Scripts that a page says to run. */
const scriptsIn = (text) =>
  [...text.matchAll(/\bnode ((?:[\w.-]+\/)+[\w.-]+\.mjs)/g)].map(([, file]) => file);

const linksOf = (text) => [...text.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);

const scriptsOf = (workspace) =>
  Object.keys(JSON.parse(read(path.join(workspace, 'package.json'))).scripts ?? {});

/** The npm scripts that a page names, with their workspace. */
const namedScripts = (text) =>
  [...text.matchAll(/\bnpm run (?:-s )?(?:-w (\w+) )?([a-z][\w-]*)(?: -w ([\w-]+))?/g)].map(
    ([, before, script = '', after]) => ({ script, workspace: before ?? after ?? '.' }),
  );

/** The commands of releases that a page names. */
const namedCommands = (text) =>
  [...text.matchAll(/\bnpm run releases -- ([a-z]+)/g)].map(([, command = '']) => command);

it.each(pages)('$file names only files and folders that exist', ({ file, text }) => {
  const links = linksOf(text).map((target) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(file), target)),
  );
  expect([...pathsOf(text), ...scriptsIn(text), ...links].filter((name) => !isThere(name))).toEqual([]);
});

it.each(pages.filter(({ text }) => namedScripts(text).length > 0))(
  '$file names only npm scripts that exist',
  ({ file, text }) => {
    // The workspace of this recipe's example is none yet.
    const named = namedScripts(text).filter(
      ({ workspace }) => !(file.endsWith('remote.md') && workspace === 'loyalty'),
    );
    expect(named.filter(({ script, workspace }) => !scriptsOf(workspace).includes(script))).toEqual([]);
  },
);

it('the docs name only commands of releases that exist', () => {
  const help = read('platform/releases/releases.mjs');
  const commands = pages.flatMap(({ text }) => namedCommands(text));
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((command) => !help.includes(`npm run releases -- ${command} `))).toEqual([]);
});

describe('what comments cite', () => {
  const sources = files.filter(
    (file) => /\.(tsx?|mjs|cjs|graphql)$/.test(file) && existsSync(path.join(ROOT, file)),
  );
  const known = knownKeys();

  it('are headings, pages and commands that exist', () => {
    const cited = sources.flatMap((file) => citationsOf(read(file)).map((key) => ({ file, key })));
    expect(cited.length).toBeGreaterThan(300);
    expect(cited.filter(({ key }) => !known.has(key) && !isThere(key))).toEqual([]);
  });

  it('is cited by its heading', () => {
    const vague = /\b(?:spec \d|decisions[:)])|(?<!docs\/)\b(?:decisions|look)\.md/i;
    const here = 'platform/checks/';
    expect(sources.filter((file) => !file.startsWith(here) && vague.test(read(file)))).toEqual([]);
  });

  it('has headings that are unique and can be cited', () => {
    const [, [, required], [, decided]] = promises();
    const keys = [...required, ...decided].map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
    expect(keys.filter((key) => !/^\w+( \d)?, [^,:;.()[\]*`]+$/.test(key))).toEqual([]);
  });

  it('is held as docs/promises.md says: npm run promises writes it', () => {
    expect(readFileSync(PROMISES, 'utf8')).toBe(promisesPage());
  });
});

it('every decision has its date', () => {
  const entries = read('docs/decisions.md').split(/^### /m).slice(1);
  expect(entries.length).toBeGreaterThan(50);
  expect(entries.filter((entry) => !/^.+\n\n\d{4}-\d\d-\d\d(, \d{4}-\d\d-\d\d)?\. /.test(entry))).toEqual([]);
});

it('docs/kinds.md says of every kind what all of its places pass, and its tests; lint has the rules', () => {
  const rows = [...read('docs/kinds.md').matchAll(/^\| (.+\.) +\| (.+) \| (.+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(([, , places, tests]) => !/`/.test(places) || !/\.(test|spec)\./.test(tests))).toEqual(
    [],
  );
  const rules = rows.flatMap(([row]) => row.match(/venue\/[\w-]+/g) ?? []);
  expect(rules.filter((rule) => !read('eslint.config.js').includes(`'${rule}': 'error'`))).toEqual([]);
});

describe('docs/speed.md', () => {
  const speed = read('docs/speed.md');
  const rows = speed
    .split('\n')
    .filter((line) => /^\| (?!trick|---)/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

  it('names every source whose comments speak of a slow phone', () => {
    const tricks = files.filter(
      (file) =>
        /^(shell|shared\/src|platform\/build|[a-z]+-[a-z]+\/src)\/.*\.(tsx?|mjs)$/.test(file) &&
        !/\.test\.|\/testing\//.test(file) &&
        /slow phone/.test(read(file)),
    );
    const isNamed = (file) =>
      file.split('/').some((_, index, parts) => speed.includes(`\`${parts.slice(0, index + 1).join('/')}\``));
    expect(tricks.filter((file) => !isNamed(file))).toEqual([]);
  });

  it('says of every trick what it gains, its test or that it has none, and when it can go', () => {
    expect(rows.length).toBeGreaterThan(20);
    const isWhole = ([, file, gain, test, end, ...more]) =>
      /`/.test(file) && gain && /^(`|no test)/.test(test) && end && more.length === 0;
    expect(rows.filter((row) => !isWhole(row))).toEqual([]);
  });
});

// README, npm run measure
it('the measurements are those of the results: npm run measure writes them', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(measurementsPage(readResults()));
});

it.each(Object.entries(readResults()))(
  'the result %s says when, where and how it was measured',
  (_name, result) => {
    const [script = ''] = /[\w/-]+\.mjs/.exec(result.command) ?? [];
    expect(existsSync(path.join(ROOT, script))).toBe(true);
    expect(result.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(result.machine).toMatch(/^\d+ cores/);
    expect(result.rows.filter((row) => row.length !== result.columns.length)).toEqual([]);
  },
);
