import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { isMap, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import { ROOT } from '../ports.mjs';
import { ContentError } from './contentError.mjs';
import { crossProblems } from './crossRules.mjs';
import { priceHint } from './prices.mjs';
import { SCHEMAS } from './schema.mjs';
import { nearest, shown } from './words.mjs';

/** Where the owner's words and numbers are. */
export const CONTENT_FOLDER = path.join(ROOT, 'shared/content');
const MAX_BYTES = 1_000_000;

export { ContentError };

/** @param {string} text */
function parse(text) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const startOf = (node) => node?.range?.[0];
  return {
    text,
    document,
    /** The line of a value; of its record where there is none, since it is missing. */
    lineOf(wanted) {
      for (let length = wanted.length; length >= 0; length -= 1) {
        const parent = document.getIn(wanted.slice(0, length - 1), true);
        const pair =
          length > 0 && isMap(parent)
            ? parent.items.find(
                ({ key }) => isScalar(key) && String(key.value) === String(wanted[length - 1]),
              )
            : undefined;
        const node = isPair(pair) ? pair.key : document.getIn(wanted.slice(0, length), true);
        const start = startOf(node);
        if (start !== undefined) return lines.linePos(start).line;
      }
      return 1;
    },
  };
}

function readSource(folder, name) {
  const file = path.join(folder, `${name}.yaml`);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new ContentError(`shared/content/${name}.yaml is missing.`);
  if (size > MAX_BYTES)
    throw new ContentError(`shared/content/${name}.yaml has ${size} bytes; at most ${MAX_BYTES} are read.`);
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}

/** The name by which a person knows a record, such as "Samosas". */
function nameOf(whole, wanted) {
  let found;
  let value = whole;
  for (const step of wanted) {
    if (typeof value !== 'object' || value === null) break;
    value = value[step];
    found = value?.name ?? value?.title ?? value?.item ?? value?.id ?? found;
  }
  return found === undefined ? '' : `${found}: `;
}

function problemOf(issue) {
  const steps = issue.path ?? [];
  const wanted = steps.map(({ key }) => key);
  const key = wanted.findLast((step) => typeof step === 'string') ?? 'the file';
  if (issue.expected === 'never')
    return {
      path: wanted,
      message: `there is no field "${key}"${nearest(String(key), issue.message.split(','))}`,
    };
  if (issue.received === 'undefined')
    return {
      path: wanted,
      message: `"${key}" is missing${key === 'alt' ? ': say in a few words what is to be seen, for whoever cannot see the picture' : ''}.`,
    };
  const hint = key === 'price' ? priceHint(issue.input) : '';
  return { path: wanted, message: `"${key}" ${issue.message}; it is ${shown(issue.input)}.${hint}` };
}

/** What the reader of YAML says, in the words of whoever writes a file by hand. */
const SYNTAX = {
  BAD_INDENT: 'the spaces at the beginning of the line do not fit those of the lines around it.',
  BLOCK_AS_IMPLICIT_KEY:
    'a text with a colon and a space has to stand in quotation marks; or the next line begins with too many spaces.',
  DUPLICATE_KEY: 'this name stands twice in its record.',
  MISSING_CHAR: 'something is opened and never closed: a quotation mark or a bracket, perhaps lines above.',
  MULTILINE_IMPLICIT_KEY: 'a name, a colon and a space were expected, as in "price: 250".',
  TAB_AS_INDENT: 'tabs at the beginning of a line are not understood: write spaces.',
};

/** What is left of a value without a field that can't be used, so that the rules about the others still hold. */
function dropField(value, wanted) {
  const owner = wanted.slice(0, -1).reduce((inner, key) => inner?.[key], value);
  if (typeof owner === 'object' && owner !== null) owner[wanted.at(-1)] = undefined;
}

/** The rules between files; where a mistake has taken what they are about, there is nothing more to say. */
function crossProblemsOf(content, problems, isSound) {
  const isSaid = ({ file, path: at }) =>
    problems.some((each) => each.file === file && each.path.join() === at.join());
  try {
    return crossProblems(content).filter((each) => !isSaid(each));
  } catch (error) {
    if (isSound) throw error;
    return [];
  }
}

/**
 * Checks texts as the content. Throws with a line for each problem.
 * @param {Record<string, string>} texts Of each file, without its ending.
 */
export function parseContent(texts) {
  const names = Object.keys(SCHEMAS);
  const sources = {};
  const content = {};
  const lines = [];
  const problems = [];
  const say = (problem) => {
    const { file, path: at, message, other } = problem;
    const lineOf = (wanted) => sources[file].lineOf(wanted);
    problems.push(problem);
    lines.push(
      `shared/content/${file}.yaml, line ${lineOf(at)}: ${nameOf(content[file], at)}${message}${other ? ` The other: line ${lineOf(other)}.` : ''}`,
    );
  };
  for (const file of names) {
    const source = parse(texts[file]);
    sources[file] = source;
    const errors = new Map(
      source.document.errors
        .map((each) => [texts[file].slice(0, each.pos[0]).split('\n').length, each])
        .reverse(),
    );
    for (const [line, { code, message }] of [...errors].reverse())
      lines.push(
        `shared/content/${file}.yaml, line ${line}: ${SYNTAX[code] ?? message.replace(/ at line[\s\S]*/, '')}`,
      );
    if (source.document.errors.length > 0) continue;
    content[file] = source.document.toJS();
    const result = v.safeParse(SCHEMAS[file], content[file]);
    const found = (result.issues ?? []).map(problemOf);
    for (const problem of found) say({ file, ...problem });
    if (found.length === 0) content[file] = result.output;
    for (const { path: at } of found) dropField(content[file], at);
  }
  crossProblemsOf(content, problems, lines.length === 0).forEach(say);
  if (lines.length > 0) throw new ContentError(lines, problems);
  return { content, sources };
}

export const readTexts = (folder = CONTENT_FOLDER) =>
  Object.fromEntries(Object.keys(SCHEMAS).map((name) => [name, readSource(folder, name)]));

export const readContent = (folder) => parseContent(readTexts(folder));
