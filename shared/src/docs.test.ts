import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Comments cite docs/ in three forms: a section of the requirements with or without one of its headings, a heading of
 * the decisions, or a file. A heading ends at the next comma, colon, semicolon, full stop, bracket or asterisk.
 */
const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = ['admin-console', 'api', 'customer-portal', 'e2e', 'public-site', 'shared', 'shell'];
const SOURCE = /\.(tsx?|mjs|cjs|graphql)$/;
const NOT_OURS = /(^|[\\/])(node_modules|dist|\.cache)([\\/]|$)/;

const readDoc = (name: string) => readFileSync(path.join(ROOT, 'docs', name), 'utf8');
const headingsOf = (markdown: string) =>
  [...markdown.matchAll(/^##+ (?:\d+\. )?(.+)$/gm)].map(([, heading = '']) => heading);

/** Headings of the requirements by section number, the section's own left out. */
const sections = new Map(
  [...readDoc('requirements.md').matchAll(/^## (\d+)\. [^]*?(?=^## |(?![^]))/gm)].map(
    ([section, number = '']) => [number, headingsOf(section).slice(1)],
  ),
);
const decisions = headingsOf(readDoc('decisions.md'));

/** Every form of citation, and what is wrong with one; empty when nothing is. */
const FORMS: { pattern: RegExp; problem: (...parts: string[]) => string | false }[] = [
  {
    pattern: /\b[Rr]equirements (\d+(?:(?:, | and )\d+)*)(?:, ([A-Z][^,:;.()[\]*\n]*))?/g,
    problem(numbers = '', heading) {
      const cited = numbers.split(/, | and /).map((number) => sections.get(number));
      if (cited.includes(undefined)) return 'there is no such section';
      return heading !== undefined && !cited.at(-1)?.includes(heading.trim()) && 'it has no such heading';
    },
  },
  {
    pattern: /\b[Dd]ecisions, ([A-Z][^,:;.()[\]*\n]*)/g,
    problem: (heading = '') => !decisions.includes(heading.trim()) && 'there is no such heading',
  },
  {
    pattern: /\bdocs\/[\w./-]+\.md\b/g,
    problem: (file = '') => !existsSync(path.join(ROOT, file)) && 'there is no such file',
  },
  {
    pattern: /\b(?:spec \d|decisions[:)])|(?<!docs\/)\b(?:decisions|look)\.md/gi,
    problem: () => 'cite a document of docs/ by its heading',
  },
];

/** The text of a file with each comment in one line, so that a citation may run over its end. */
const joinComments = (text: string) => text.replace(/\n\s*(?:\/\/|\*(?!\/))\s?/g, ' ');

function problemsIn(text: string): string[] {
  const joined = joinComments(text);
  return FORMS.flatMap(({ pattern, problem }) =>
    [...joined.matchAll(pattern)].flatMap(([citation, ...parts]) => {
      const found = problem(...(parts.length > 0 ? parts : [citation]));
      return found ? [`"${citation.trim()}": ${found}`] : [];
    }),
  );
}

const sourceFiles = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file) && !NOT_OURS.test(file))
      .map((file) => path.join(folder, file)),
  ).filter((file) => path.join(ROOT, file) !== __filename);

describe('the documents that comments cite', () => {
  it('the docs have the nine sections of the requirements and unique headings', () => {
    expect([...sections.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    for (const headings of [...sections.values(), decisions]) {
      expect(headings).toEqual([...new Set(headings)]);
      expect(headings.filter((heading) => /[,:;.()[\]*]/.test(heading))).toEqual([]);
    }
  });

  it('the docs have every section, heading and file that a comment cites', () => {
    const problems = sourceFiles().flatMap((file) =>
      problemsIn(readFileSync(path.join(ROOT, file), 'utf8')).map((problem) => `${file}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });
});
