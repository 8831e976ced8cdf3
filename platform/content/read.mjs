import * as v from 'valibot';
import { ContentError } from './contentError.mjs';
import { CONTENT_FOLDER, readSource, strangerHints } from './contentFiles.mjs';
import { crossProblems } from './crossRules.mjs';
import { priceHint } from './prices.mjs';
import { GROUPS, SCHEMAS } from './schema.mjs';
import { dateHints } from './senseRules.mjs';
import { readYaml, UNREAD } from './syntax.mjs';
import { nearest, shown } from './words.mjs';

export { CONTENT_FOLDER, ContentError };

/** The name by which a person knows a record, such as "Samosas". */
function nameOf(whole, wanted) {
  let found;
  let value = whole;
  for (const step of wanted) {
    if (typeof value !== 'object' || value === null) break;
    value = value[step];
    found = value?.name ?? value?.title ?? value?.item ?? (typeof value?.id === 'string' ? value.id : found);
  }
  return found === undefined ? '' : `${found}: `;
}

const pathOf = ({ path: steps = [] }) => steps.map(({ key }) => key);

/** Whether what a rule is about could not be read, in whole or in part. */
const isUnread = ({ input, expected, path: steps }) => {
  const holds = (value) =>
    value === UNREAD || (typeof value === 'object' && value !== null && Object.values(value).some(holds));
  return holds(input) || (expected === 'never' && holds(steps.at(-1).value));
};

/** The fields that a record of a file needs. */
const schemaAt = (schema, wanted) =>
  wanted.reduce((outer, key) => {
    const inner = outer?.wrapped ?? outer;
    return inner?.entries?.[key] ?? inner?.item ?? inner?.value;
  }, schema);
function fieldsAt(schema, wanted) {
  const at = schemaAt(schema, wanted);
  return Object.entries(at?.entries ?? {}).flatMap(([key, { type }]) => (type === 'optional' ? [] : key));
}

/** What to write where a field is missing. */
function missingWords(wanted, file, whole) {
  const key = wanted.at(-1);
  const fields = fieldsAt(SCHEMAS[file], wanted).join(', ');
  if (key === 'alt') return ': say in a few words what is to be seen, for whoever cannot see the picture.';
  if (file === 'menu' && key === 'id' && wanted.length === 3) {
    const dishes = GROUPS.flatMap((group) => (Array.isArray(whole[group]) ? whole[group] : []));
    const ids = dishes.flatMap((dish) => (Number.isInteger(dish?.id) ? dish.id : []));
    const dish = wanted.slice(0, 2).reduce((value, step) => value[step], whole);
    const before = dishes.filter((each) => each?.id === undefined).indexOf(dish);
    return `: write "id: ${Math.max(0, ...ids) + 1 + before}", which no other dish has.`;
  }
  if (wanted.length === 1)
    return `: write "${key}:" at the beginning of a line${fields ? `, and below it, with two spaces in front of each: ${fields}` : ''}.`;
  return fields ? `, with ${fields}.` : '.';
}

/** What is probably wrong about a value of the wrong kind. */
function hintOf(key, { input, message, expected }) {
  if (key === 'price') return priceHint(input);
  if (message.startsWith('must be words') && /number|boolean/.test(typeof input))
    return ` Write it between quotation marks: "${input}".`;
  if (/^(Array|Object)$/.test(expected) && input === null && key !== undefined)
    return ' What belongs to it stands below it, behind more spaces.';
  if (/^(Array|Object)$/.test(expected) && /^[\w-]+:\S/.test(input))
    return ' A space is missing behind the colon.';
  if (expected === 'Array' && /^[\w, -]+$/.test(input)) return ` Write [${input}].`;
  if (/^[“”„‘’]/.test(input)) return ' Write straight quotation marks, ".';
  return '';
}

/** A field that no record of its kind has. */
function strangerWords(key, known) {
  const [, name] = /^([\w-]+):\S/.exec(key) ?? [];
  if (name && known.includes(name)) return `: a space is missing behind the colon of "${name}".`;
  if (/\s/.test(key)) return ': a text with a comma or a colon stands between quotation marks.';
  return nearest(key, known);
}

function problemOf(issue, file, whole) {
  const wanted = pathOf(issue);
  const key = wanted.findLast((step) => typeof step === 'string');
  const isMissing = issue.received === 'undefined';
  const message =
    issue.expected === 'never'
      ? `there is no field "${key}"${strangerWords(String(key), issue.message.split(','))}`
      : isMissing
        ? `"${key}" is missing${missingWords(wanted, file, whole)}`
        : `${key === undefined ? 'the file' : `"${key}"`} ${issue.message}; it is ${shown(issue.input)}.${hintOf(key, issue)}`;
  return { file, path: wanted, message, isOfFile: isMissing && wanted.length === 1 };
}

/** Of a value that breaks two rules, the first is told. */
const isFirst = (issue, index, issues) =>
  !isUnread(issue) && issues.findIndex((each) => pathOf(each).join() === pathOf(issue).join()) === index;

/** The file whose content a value is, where it stands in another one's. */
const ownerOf = (value) =>
  Object.keys(value ?? {}).length > 0 && Object.keys(SCHEMAS).find((file) => v.is(SCHEMAS[file], value));

/** Takes away what can't be used, so that the rules about all else still hold: a record without fields stands for a record. */
function dropField(content, [file, ...wanted]) {
  const owner = [file, ...wanted].slice(0, -1).reduce((inner, key) => inner?.[key], content);
  if (typeof owner !== 'object' || owner === null) return;
  const { entries, item } = (wanted.length > 0 && schemaAt(SCHEMAS[file], wanted)) || {};
  owner[wanted.at(-1) ?? file] = entries ? {} : item?.entries ? [{}] : undefined;
}

/** The rules between files; of what could not be used, and of what it belongs to, there is nothing more to say. */
function crossProblemsOf(content, dropped) {
  const isNear = ({ file, path: at }) =>
    dropped.some(
      ([name, ...gone]) =>
        name === file && at.length > 0 && at.every((step, index) => (gone[index] ?? step) === step),
    );
  try {
    return crossProblems(content).filter((each) => !isNear(each));
  } catch (error) {
    if (dropped.length === 0) throw error;
    return [];
  }
}

/**
 * Checks texts as the content. Throws with a line for each problem.
 * @param {Record<string, string>} texts Of each file, without its ending.
 */
export function parseContent(texts) {
  const sources = {};
  const content = {};
  const lines = [];
  const problems = [];
  const dropped = [];
  const say = (problem) => {
    const { file, path: at, message, other, isOfFile } = problem;
    const { lineOf } = sources[file];
    problems.push(problem);
    const words = `${nameOf(content[file], at)}${message}${other ? ` The other: line ${lineOf(other)}.` : ''}`;
    lines.push({ file, line: isOfFile ? 0 : lineOf(at), words });
  };
  for (const [file, schema] of Object.entries(SCHEMAS)) {
    const { mistakes, value, lineOf, remarks } = readYaml(texts[file]);
    sources[file] = { lineOf, remarks };
    for (const { line, message } of mistakes) lines.push({ file, line, words: message });
    const { issues = [], output } = v.safeParse(schema, value);
    content[file] = issues.length > 0 ? value : output;
    const owner = issues.length > 0 && ownerOf(value);
    const found = owner
      ? [{ file, path: [], message: `this is what belongs into shared/content/${owner}.yaml.` }]
      : issues.filter(isFirst).map((each) => problemOf(each, file, value));
    for (const wanted of issues.map(pathOf)) {
      dropped.push([file, ...wanted]);
      dropField(content, [file, ...wanted]);
    }
    found.forEach(say);
  }
  crossProblemsOf(content, dropped).forEach(say);
  if (lines.length > 0) {
    const order = Object.keys(SCHEMAS);
    lines.sort((one, other) => order.indexOf(one.file) - order.indexOf(other.file) || one.line - other.line);
    throw new ContentError(
      lines.map(
        ({ file, line, words }) => `shared/content/${file}.yaml${line ? `, line ${line}` : ''}: ${words}`,
      ),
      problems,
    );
  }
  return { content, sources };
}

const FILES = Object.keys(SCHEMAS).map((name) => `${name}.yaml`);

export const readTexts = (folder = CONTENT_FOLDER) =>
  Object.fromEntries(Object.keys(SCHEMAS).map((name) => [name, readSource(folder, `${name}.yaml`, FILES)]));

export const readContent = (folder) => parseContent(readTexts(folder));

/** Lines about what is no mistake, and perhaps not meant. @param {ReturnType<typeof readContent>} read @returns {string[]} */
export const hintsOf = (read) => [
  ...strangerHints(FILES),
  ...Object.entries(read.sources).flatMap(([file, { remarks }]) =>
    remarks.map(
      ({ line, remark }) =>
        `shared/content/${file}.yaml, line ${line}: "${remark}" is a remark, and stands on no page: a text with a # stands between quotation marks.`,
    ),
  ),
  ...dateHints(read),
];
