import { parseDocument, Scalar } from 'yaml';
import { afterRemoval } from './afterRemoval.mjs';
import { matchRows } from './matchRows.mjs';
import { ContentError, parseContent } from './read.mjs';
import { NUMBER, refusalLines } from './rowProblems.mjs';
import { columnAt, recordsOf } from './tables.mjs';
import { brief, spaced, unseenIn } from './words.mjs';

/** How the files are written; what was not changed keeps its form and its comments. */
const YAML_FORM = { lineWidth: 100, flowCollectionPadding: false };

/** Some of many. */
const few = (words) =>
  `${words.slice(0, 5).join(', ')}${words.length > 5 ? ` and ${words.length - 5} more` : ''}`;

/** What a list has lost: the records that are not in the file, and the rows that take some away or off a page. */
function lostWords(list, steps, gone) {
  const absent = gone.flatMap((each) =>
    each.list === list ? brief(each.record.name ?? each.record.title) : [],
  );
  const isOther = (value, record) => JSON.stringify(value) !== JSON.stringify(record.pages);
  const takes = ({ row, record, isNew }) =>
    !isNew &&
    (row.isRemoved ||
      (row.list ?? list) !== list ||
      row.fields.some(([[key], value]) => key === 'pages' && isOther(value, record)));
  const rows = steps.flatMap((each) => (each.list === list && takes(each) ? each.row.at : []));
  return [
    ...(absent.length > 0 ? [`; not in the file: ${few(absent)}`] : []),
    ...(rows.length > 0 ? [`; taken away by ${few(rows)}`] : []),
  ].join('');
}

/** A mistake of the changed content, with the row that it comes from, in the words of its file. */
function rowProblem(
  { file, path, other, message },
  { table, words = {}, name: fileName },
  document,
  steps,
  gone,
) {
  const depth = table.lists.length > 0 ? 2 : 1;
  const nodeAt = (at) => (file === table.file && at ? document.getIn(at.slice(0, depth), true) : undefined);
  const stepAt = (at) => nodeAt(at) && steps.find(({ node }) => node === nodeAt(at));
  const step = stepAt(path) ?? stepAt(other);
  const name = nodeAt(path)?.get?.(table.titleColumn);
  const lost = file === table.file && path.length === 1 ? lostWords(path[0], steps, gone) : '';
  if (lost) {
    const needs = message.includes('must have')
      ? `${path[0]} must have a ${table.what}`
      : message.replace(/\.$/, '');
    return { where: `${fileName}: `, message: `${needs}${lost}.` };
  }
  const twin = stepAt(other) !== step && stepAt(path) && stepAt(other);
  return {
    row: step && (step.source ?? step.row),
    key: columnAt(table, path.slice(depth)),
    where: `shared/content/${file}.yaml: ${name ? `${brief(String(name))}: ` : ''}`,
    message: `${message.replace(/^"(\w+)"/, (whole, key) => (key in words ? `"${words[key]}"` : whole))}${twin ? ` The other: ${twin.row.at}.` : ''}`,
    isTwin: other !== undefined,
  };
}

/** A text that begins with a sign stands between quotation marks: the reader takes some of them for something else. */
const quoted = (text) =>
  /^[\p{L}\p{N}]/u.test(text) ? text : Object.assign(new Scalar(text), { type: 'QUOTE_DOUBLE' });

/** Sets a field where it looks otherwise; without a value it goes. */
function setValue(document, node, path, value) {
  const was = node.getIn(path);
  const before = typeof was === 'string' ? spaced(was) : (was?.toJSON?.() ?? was);
  if (JSON.stringify(before) === JSON.stringify(value)) return;
  if (value === undefined || value?.length === 0) node.deleteIn(path);
  else if (Array.isArray(value)) node.setIn(path, document.createNode(value, { flow: true }));
  else node.setIn(path, typeof value === 'string' ? quoted(value) : value);
}

/**
 * Applies rows to the text of their file, and checks the whole. What can't be used is said with its row.
 * @param {{ table: object, words?: Record<string, string>, rows: import('./spreadsheet.mjs').Row[], problems?: import('./spreadsheet.mjs').RowProblem[] }} change
 * @param {{ file: string, texts: Record<string, string>, content: object, removesMissing?: boolean }} options
 * @returns {{ texts: Record<string, string>, content: object, sources: object, missing: object[] }} `missing`: the records that no row is about.
 */
export function applyRows(change, { file, texts, content, removesMissing = false }) {
  const { table, rows } = change;
  const problems = [...(change.problems ?? [])];
  const refuse = (row, key, message) => problems.push({ row, key, message });
  const matched = matchRows(change, { content, removesMissing }, refuse);
  const document = parseDocument(texts[table.file]);
  const nodeAt = (path) => document.getIn(path, true);
  const listAt = (list) => (list === undefined ? document.contents : nodeAt([list])).items;
  const missing = recordsOf(table, content)
    .filter(({ record }) => !matched.some(({ row }) => row.id === record.id))
    .map((each) => ({ ...each, node: nodeAt(each.path) }));
  // The nodes are looked up before any of them moves.
  const steps = matched.map((each) => ({
    ...each,
    node: each.isNew ? document.createNode({ id: each.row.id }) : nodeAt(each.path),
  }));
  const drop = ({ list, node }) => listAt(list).splice(listAt(list).indexOf(node), 1);
  for (const { row, source = row, node, list, isNew } of steps) {
    if (row.isRemoved) {
      drop({ list, node });
      continue;
    }
    for (const [path, value] of row.fields) {
      const key = path.at(-1);
      const unseen =
        typeof value === 'string' && unseenIn(key === 'description' ? value.replaceAll('\n', ' ') : value);
      if (unseen) refuse(source, key, `"${key}" holds ${unseen}: type it again.`);
      if (path[0] === 'hours' && node.get('hours') === 'kitchen')
        refuse(
          source,
          key,
          `the hours of ${node.get('name')} are those of the kitchen, in shared/content/venue.yaml.`,
        );
      else setValue(document, node, path, value);
    }
    const target = row.list ?? list;
    if (isNew || target !== list) {
      if (!isNew) drop({ list, node });
      listAt(target).push(node);
    }
  }
  if (removesMissing) missing.forEach(drop);
  const gone = missing.map(({ record }) => record);
  const stalls =
    removesMissing && table.file === 'menu' ? afterRemoval(document, texts.stalls, gone) : texts.stalls;
  const changed = { ...texts, stalls, [table.file]: document.toString(YAML_FORM) };
  try {
    const { content: after, sources } = parseContent(changed);
    if (problems.length === 0) return { texts: changed, content: after, sources, missing: gone };
  } catch (error) {
    if (!error.problems?.length) throw error;
    const ofContent = error.problems.map((each) =>
      rowProblem(each, { ...change, name: file }, document, steps, removesMissing ? missing : []),
    );
    // A row that is about the wrong record takes the name of another.
    const isSaid = ({ row, isTwin }) =>
      isTwin && problems.some((each) => each.row === row && each.key === NUMBER);
    problems.push(...ofContent.filter((each) => !isSaid(each)));
  }
  throw new ContentError(refusalLines(problems, rows, file));
}
