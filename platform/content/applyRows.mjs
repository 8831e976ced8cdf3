import { parseDocument } from 'yaml';
import { afterRemoval } from './afterRemoval.mjs';
import { ContentError, parseContent } from './read.mjs';
import { recordsOf } from './tables.mjs';
import { nearest } from './words.mjs';

/** How the files are written; what was not changed keeps its form and its comments. */
const YAML_FORM = { lineWidth: 100, flowCollectionPadding: false };

const whereOf = (file, line) => (typeof line === 'number' ? `${file}, line ${line}` : line);

/** Two rows about one record. */
function requireOnce(rows, file) {
  const seen = new Map();
  for (const { id, line } of rows) {
    if (id === undefined) continue;
    if (seen.has(id))
      throw new ContentError(
        `${whereOf(file, line)}: the id ${id} stands in ${whereOf(file, seen.get(id))} too.`,
      );
    seen.set(id, line);
  }
}

/** The rows with the records that they are about; a row without one is a new record. */
function matchRows({ table, rows }, file, content) {
  const records = recordsOf(table, content);
  const ids = records.map(({ record }) => String(record.id));
  let next = table.mayGrow ? Math.max(...records.map(({ record }) => record.id)) : 0;
  return rows.map((row) => {
    const found = records.find(({ record }) => record.id === row.id);
    if (found) return { row, ...found };
    const where = whereOf(file, row.line);
    if (!table.mayGrow)
      throw new ContentError(
        `${where}: there is no ${table.what} with the id "${row.id ?? ''}"${nearest(String(row.id ?? ''), ids)} A new one is written in shared/content/${table.file}.yaml.`,
      );
    if (row.id !== undefined && typeof row.id !== 'number')
      throw new ContentError(
        `${where}: "id" must be the number of a ${table.what}, or empty for a new one; it is "${row.id}".`,
      );
    if (row.list === undefined)
      throw new ContentError(
        `${where}: a new ${table.what} needs one of ${table.lists.join(', ')} as its "${table.listColumn}".`,
      );
    next = Math.max(next + 1, row.id ?? 0);
    return { row: { ...row, id: row.id ?? next }, list: row.list, isNew: true };
  });
}

/**
 * Applies rows to the text of their file, and checks the whole. Where that refuses something, the message names the row.
 * @param {ReturnType<typeof import('./spreadsheet.mjs').readSpreadsheet>} change
 * @param {{ file: string, texts: Record<string, string>, content: object, removesMissing?: boolean }} options
 * @returns {{ texts: Record<string, string>, content: object, missing: object[] }} `missing`: the records that no row is about.
 */
export function applyRows(change, { file, texts, content, removesMissing = false }) {
  const { table } = change;
  requireOnce(change.rows, file);
  const matched = matchRows(change, file, content);
  const document = parseDocument(texts[table.file]);
  const nodeAt = (path) => document.getIn(path, true);
  const missing = recordsOf(table, content).filter(
    ({ record }) => !matched.some(({ row }) => row.id === record.id),
  );
  // The nodes are looked up before any of them moves.
  const steps = matched.map((each) => ({
    ...each,
    node: each.isNew ? document.createNode({ id: each.row.id }) : nodeAt(each.path),
  }));
  const drop = (list, node) => {
    const { items } = nodeAt(list === undefined ? [] : [list]) ?? document.contents;
    items.splice(items.indexOf(node), 1);
  };
  for (const { row, node, list, isNew } of steps) {
    if (row.isRemoved) {
      drop(list, node);
      continue;
    }
    for (const [path, value] of row.fields) {
      if (path[0] === 'hours' && node.get('hours') === 'kitchen')
        throw new ContentError(
          `${whereOf(file, row.line)}: the hours of ${node.get('name')} are those of the kitchen, in shared/content/venue.yaml.`,
        );
      if (Array.isArray(value)) {
        const same = JSON.stringify(node.get(path[0])?.toJSON?.()) === JSON.stringify(value);
        if (!same && !(value.length === 0 && node.get(path[0]) === undefined && path[0] !== 'dietary'))
          node.set(path[0], document.createNode(value, { flow: true }));
      } else if (node.getIn(path) !== value) node.setIn(path, value);
    }
    const target = row.list ?? list;
    if (isNew || target !== list) {
      if (!isNew) drop(list, node);
      nodeAt([target]).items.push(node);
    }
  }
  if (removesMissing)
    for (const { path, list } of missing) {
      const node = parseDocument(texts[table.file]).getIn(path, true);
      const items = nodeAt(list === undefined ? [] : [list]).items;
      items.splice(
        items.findIndex((each) => each.get('id') === node.get('id')),
        1,
      );
    }
  const gone = removesMissing && table.file === 'menu' ? missing.map(({ record }) => record) : [];
  const stalls = gone.length > 0 ? afterRemoval(document, texts.stalls, gone) : texts.stalls;
  const changed = { ...texts, stalls, [table.file]: document.toString(YAML_FORM) };
  try {
    return {
      texts: changed,
      content: parseContent(changed).content,
      missing: missing.map(({ record }) => record),
    };
  } catch (error) {
    const [problem] = error.problems ?? [];
    if (!problem) throw error;
    const at = document.getIn(problem.path.slice(0, table.lists.length > 0 ? 2 : 1), true);
    const step = steps.find(({ node }) => node === at);
    const who =
      step && problem.file === table.file
        ? whereOf(file, step.row.line)
        : `shared/content/${problem.file}.yaml`;
    const name = at?.get?.('name') ?? at?.get?.('title');
    throw new ContentError(`${who}: ${name ? `${name}: ` : ''}${problem.message}`);
  }
}
