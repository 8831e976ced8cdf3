import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { repositoryFiles } from './files.mjs';

/** The page that says which test holds what is promised, and in which run. `npm run promises` writes it. */
export const PAGE = path.join(ROOT, 'docs/promises.md');

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

const HEADING = '([A-Z][^,:;.()[\\]*`\\n]*)';
/** The forms in which comments cite what is promised, each with the keys of what it cites. */
const FORMS = [
  [
    new RegExp(`\\b[Rr]equirements (\\d+(?:(?:, | and )\\d+)*)(?:, ${HEADING})?`, 'g'),
    (numbers, heading) => {
      const sections = numbers.split(/, | and /).map((number) => `requirements ${number}`);
      const last = sections.pop();
      return [...sections, heading ? `${last}, ${heading}` : last];
    },
  ],
  [new RegExp(`\\b[Dd]ecisions, ${HEADING}`, 'g'), (heading) => [`decisions, ${heading}`]],
  [
    new RegExp(`\\b(docs/[\\w./-]+\\.md)\\b(?:, ${HEADING})?`, 'g'),
    (file, heading) => [heading ? `${file}, ${heading}` : file],
  ],
  [/\bREADME, (npm (?:run )?[a-z][\w:-]*)/g, (command) => [`README, ${command}`]],
];

/** The text of a file with each comment in one line, so that a citation may run over its end. */
const joinComments = (text) => text.replace(/\n\s*(?:\/\/|\*(?!\/))\s?/g, ' ');

/** What a text cites: `requirements 2, Home`, `decisions, Money`, `docs/hosting.md, Headers`, `README, npm start`. */
export function citationsOf(text) {
  const joined = joinComments(text);
  return FORMS.flatMap(([pattern, keys]) =>
    [...joined.matchAll(pattern)].flatMap(([, ...parts]) => keys(...parts).map((key) => key.trim())),
  );
}

/** A heading is cited up to its first punctuation mark. */
const citable = (heading) => /^[^,:;.()[\]*`]*/.exec(heading)[0];
/** Chapters that promise nothing. */
const NOTHING = /^(Known limits|Contact|Finding a file|What it costs a month|V10 |V17 )/;
/** Pages that describe instead of promising. */
const DESCRIBES = /^docs\/(promises|measurements|glossary|dependencies|requirements|decisions)\.md$/;
/** The runs hold themselves. */
const RUNS_THEMSELVES = /^npm (run|ci|test|run (unit|e2e|soak|test:all))$/;

/** A page's chapters of some depth, each with its heading and its text. */
const chaptersOf = (file, hashes = '##') =>
  `\n${read(file)}`
    .split(`\n${hashes} `)
    .slice(1)
    .map((chapter) => ({ title: chapter.split('\n')[0].replace(/^\d+\. /, ''), text: chapter }));

const requirements = () =>
  chaptersOf('docs/requirements.md').flatMap(({ text }, index) =>
    [...text.matchAll(/^### (.+)$/gm)]
      .map(([, heading]) => `${index + 1}, ${heading}`)
      // What is open, and what the first section tells of the others.
      .filter((title) => !/, Not shown|^1, (?!What is sent)/.test(title))
      .map((title) => ({ key: `requirements ${title}`, title, text: '' })),
  );

const commands = () =>
  [...new Set([...read('README.md').matchAll(/\bnpm (?:run )?[a-z][\w:-]*/g)].map(([command]) => command))]
    .filter((command) => !RUNS_THEMSELVES.test(command))
    .map((command) => ({ key: `README, ${command}`, title: `\`${command}\``, text: '' }));

const decisions = () =>
  chaptersOf('docs/decisions.md', '###').map(({ title }) => ({
    key: `decisions, ${title}`,
    title,
    text: '',
  }));

const pageOf = (file) => [
  file,
  chaptersOf(file)
    .filter(({ title }) => !NOTHING.test(title))
    .map((chapter) => ({ key: `${file}, ${citable(chapter.title)}`, ...chapter })),
];

/**
 * What is promised, by document: the key by which comments cite it, its title, and where the document names tests its text.
 * @returns {[file: string, rows: { key: string, title: string, text: string }[]][]}
 */
export function promises(files = repositoryFiles()) {
  const recipes = files.filter((file) => file.startsWith('docs/recipes/'));
  return [
    ['README.md', commands()],
    ['docs/requirements.md', requirements()],
    ['docs/decisions.md', decisions()],
    ...files.filter((file) => /^docs\/[\w-]+\.md$/.test(file) && !DESCRIBES.test(file)).map(pageOf),
    ['docs/recipes', recipes.map((key) => ({ key, title: path.basename(key), text: '' }))],
  ];
}

/** Every key that may be cited. */
export const knownKeys = () =>
  new Set([
    ...promises().flatMap(([file, rows]) => [file, ...rows.map(({ key }) => key)]),
    ...chaptersOf('docs/requirements.md').map((_, index) => `requirements ${index + 1}`),
    ...chaptersOf('docs/decisions.md').map(({ title }) => `decisions, ${title}`),
  ]);

const SOURCE = /\.(tsx?|mjs|cjs|graphql)$/;
const BY_HAND = /^e2e\/performance\/\w+\.mjs$/;
/** What the configuration of the end-to-end tests leaves to the soak. */
const IN_SOAK = /ONLY_IN_SOAK = [^[]*\[([^\]]*)\]|isSoak && [^]*?testMatch: ('[^']+')/g;

/** In which run a test is, by where it stands and how it is tagged. */
function runOf(file) {
  if (BY_HAND.test(file)) return 'by hand';
  if (!file.startsWith('e2e/')) return file.includes('.long.test.') ? 'test:all' : 'test';
  const soak = [...read('e2e/playwright.config.ts').matchAll(IN_SOAK)].join(' ');
  if (soak.includes(`'${file.slice('e2e/'.length)}'`)) return 'soak';
  return read(file).includes('@core') ? 'test' : 'test:all';
}

const RUNS = ['test', 'test:all', 'soak', 'by hand'];
const isTest = (file) => /\.(test|spec)\.\w+$/.test(file) || BY_HAND.test(file);
const stemOf = (file) => file.replace(/\.\w+$/, '');
/** The tests of a source: those beside it, and those of its workspace that import it. */
function testsOfSources(tests) {
  const found = new Map();
  for (const file of tests) {
    const beside = file.replace(/(\.long)?\.test\.\w+$/, '');
    found.set(beside, [...(found.get(beside) ?? []), file]);
    for (const [, imported] of read(file).matchAll(/'(\.{1,2}\/[^']+)'/g)) {
      const stem = path.posix.join(path.posix.dirname(file), imported).replace(/\.(mjs|cjs|tsx?)$/, '');
      found.set(stem, [...(found.get(stem) ?? []), file]);
    }
  }
  return found;
}

/** Tests by what they cite, or the sources that they import. */
function testsByKey(files) {
  const tests = new Map();
  const sources = files.filter((name) => SOURCE.test(name) && existsSync(path.join(ROOT, name)));
  const ofSources = testsOfSources(sources.filter(isTest));
  for (const file of sources) {
    const holders = isTest(file) ? [file] : (ofSources.get(stemOf(file)) ?? []);
    if (holders.length === 0) continue;
    for (const key of citationsOf(read(file))) tests.set(key, [...(tests.get(key) ?? []), ...holders]);
  }
  return tests;
}

const MOST_NAMED = 4;

function rowOf({ key, title, text }, byKey) {
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.\w+)`/g)].map(([, file]) => file);
  const tests = [...new Set([...named, ...(byKey.get(key) ?? [])])];
  const runs = RUNS.filter((run) => tests.some((file) => runOf(file) === run));
  const shown = runs
    .flatMap((run) => tests.filter((file) => runOf(file) === run))
    .map((file) => `\`${file}\``);
  const more = shown.splice(MOST_NAMED).length;
  if (more > 0) shown.push(`${more} more`);
  return `| ${title} | ${shown.join(', ') || 'no test'} | ${runs.join(', ')} |`;
}

/** The text of `docs/promises.md`. */
export function promisesPage() {
  const files = repositoryFiles();
  const byKey = testsByKey(files);
  const sections = promises(files).map(([file, rows]) =>
    [
      `## ${file}`,
      ['| promise | held by | run |', '| --- | --- | --- |', ...rows.map((row) => rowOf(row, byKey))].join(
        '\n',
      ),
    ].join('\n\n'),
  );
  return `${[
    '# Promises',
    'Written by `npm run promises`; do not edit it. A promise is held by the tests that cite its heading in a comment, by those that stand beside a source which cites it or import it, and by those that its page names. "test" is `npm test`, "test:all" `npm run test:all`, "soak" `npm run soak`; "by hand" is a measurement. The run follows from the name of the test (`.long.test.`), the tag `@core`, and the list of the soak.',
    ...sections,
  ].join('\n\n')}\n`;
}
