import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { isMap, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import { ROOT } from '../ports.mjs';
import { ContentError } from './contentError.mjs';
import { crossProblems } from './crossRules.mjs';
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
  return { path: wanted, message: `"${key}" ${issue.message}; it is ${shown(issue.input)}.` };
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
  const say = (file, at, message) => {
    problems.push({ file, path: at, message });
    const who = nameOf(content[file], at);
    lines.push(`shared/content/${file}.yaml, line ${sources[file].lineOf(at)}: ${who}${message}`);
  };
  for (const name of names) {
    const source = parse(texts[name]);
    sources[name] = source;
    for (const { message, pos } of source.document.errors)
      lines.push(
        `shared/content/${name}.yaml, line ${texts[name].slice(0, pos[0]).split('\n').length}: ${message.replace(/ at line[\s\S]*/, '')}`,
      );
    if (source.document.errors.length > 0) continue;
    content[name] = source.document.toJS();
    const result = v.safeParse(SCHEMAS[name], content[name]);
    for (const { path: at, message } of (result.issues ?? []).map(problemOf)) say(name, at, message);
    content[name] = result.output;
  }
  if (lines.length === 0)
    for (const { file, path: at, message } of crossProblems(content)) say(file, at, message);
  if (lines.length > 0) throw new ContentError(lines.slice(0, 20).join('\n'), problems);
  return { content, sources };
}

export const readTexts = (folder = CONTENT_FOLDER) =>
  Object.fromEntries(Object.keys(SCHEMAS).map((name) => [name, readSource(folder, name)]));

export const readContent = (folder) => parseContent(readTexts(folder));
