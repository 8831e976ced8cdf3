import * as v from 'valibot';
import { BOOLEAN, choice } from './fields.mjs';
import { dishFields, eventFields, FLAGS, GROUP_OF, stallFields } from './handoverFields.mjs';
import { ContentError } from './read.mjs';
import { recordsOf, TABLES } from './tables.mjs';
import { isNear, meant, nearest, shown } from './words.mjs';

const TEXT = v.string('must be words');
const IMAGE = v.nullish(v.string('must be the address of a picture'));
const DISH = {
  name: TEXT,
  description: TEXT,
  price: v.union([v.number(), v.string(), v.null()], 'must be a whole number of shillings above 0'),
  image: TEXT,
  category: choice(Object.keys(GROUP_OF)),
  ...Object.fromEntries(Object.keys(FLAGS).map((flag) => [flag, BOOLEAN])),
};
const EVENT = { title: TEXT, description: TEXT, date: TEXT, time: TEXT, image: IMAGE };
const STALL = { name: TEXT, description: TEXT, mainImage: IMAGE };

const AFTER = v.record(v.string(), v.unknown(), 'must be a record');
const CHANGE = v.variant(
  'change',
  [
    v.object({ change: v.literal('add'), after: AFTER }),
    v.object({ change: v.literal('update'), name: TEXT, after: AFTER }),
    v.object({ change: v.literal('remove'), name: TEXT }),
  ],
  'must be add, update or remove',
);
const HANDOVER = v.object({
  handover: v.picklist(['menu', 'events', 'stalls']),
  changes: v.array(v.unknown()),
});
/** What helps where a file is not what the console has saved. */
export const SAVE_AGAIN = 'Save it again from the console, by "Hand over the changes".';

/** What each list says of a record, and its words for fields of the site; what else it says is not on the site. */
const LISTS = {
  menu: { fields: v.object(DISH), fieldsOf: dishFields },
  events: { fields: v.object(EVENT), fieldsOf: eventFields, words: { on: 'date', from: 'time' } },
  stalls: { fields: v.object(STALL), fieldsOf: stallFields },
};
const titleOf = (record) => record?.name ?? record?.title;

/** What the whole file says. */
function parseHandover(text, file) {
  try {
    return v.parse(HANDOVER, JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    throw new ContentError(
      `${file} is not as the console has saved it: it is cut off, was changed by hand, or is another file. ${SAVE_AGAIN}`,
    );
  }
}

/** A change as a row, with what is said against it; it has no fields where nothing can be done with it. */
function readChange(change, at, { list, table, content, records }) {
  const label = change?.name ?? titleOf(change?.after);
  const row = { at, name: typeof label === 'string' ? label : '' };
  const problems = [];
  const refuse = (key, message) => void problems.push({ row, key, message });
  /** Whether all is as it should be. */
  const refuseIssues = (schema, value) => {
    const { issues = [] } = v.safeParse(schema, value);
    for (const { path = [{ key: 'change' }], received, message, input } of issues) {
      const key = path.at(-1).key;
      refuse(
        key,
        received === 'undefined' ? `"${key}" is missing.` : `"${key}" ${message}; it is ${shown(input)}.`,
      );
    }
    return issues.length === 0;
  };
  if (!refuseIssues(CHANGE, change)) return { row, problems };
  const isAdded = change.change === 'add';
  const known = records.find((record) => titleOf(record) === change.name);
  if (isAdded && !table.mayGrow)
    refuse('id', `a new ${table.what} is written in shared/content/${table.file}.yaml.`);
  if (!isAdded && !known)
    refuse('id', `the site has no ${table.what} of this name${nearest(row.name, records.map(titleOf))}`);
  const isAbout = problems.length === 0;
  const { fields, fieldsOf } = LISTS[list];
  const names = Object.keys(fields.entries);
  for (const key of Object.keys(Object(change.after)))
    if (!names.includes(key) && names.some((each) => isNear(key, each)))
      refuse(key, `there is no field ${shown(key)}${meant(key, names)}`);
  const isSound =
    change.change === 'remove' || refuseIssues(isAdded ? fields : v.partial(fields), change.after);
  if (!isAbout || (isAdded && !isSound)) return { row, problems };
  const wrong = problems.map(({ key }) => key);
  const sound = Object.entries(Object(change.after)).filter(([key]) => !wrong.includes(key));
  const after = Object.fromEntries(sound);
  Object.assign(row, {
    id: known?.id,
    list: GROUP_OF[after.category],
    isRemoved: change.change === 'remove',
  });
  row.fields = row.isRemoved ? [] : fieldsOf(after, known, content, refuse);
  return { row, problems };
}

/**
 * Reads the file with which a list of the console hands over its changes. The console and the site know a record by its name.
 * @param {string} text @param {string} file @param {object} content
 * @returns {{ table: (typeof TABLES)['menu'], byName: true, rows: import('./spreadsheet.mjs').Row[], problems: import('./spreadsheet.mjs').RowProblem[] }}
 */
export function readHandover(text, file, content) {
  const { handover: list, changes } = parseHandover(text, file);
  if (changes.length === 0) throw new ContentError(`${file} holds no change.`);
  const table = TABLES[list];
  const records = recordsOf(table, content).map(({ record }) => record);
  const read = changes.map((change, index) =>
    readChange(change, `change ${index + 1}`, { list, table, content, records }),
  );
  const rows = read.map(({ row }) => row);
  const problems = read.flatMap((each) => each.problems);
  if (
    problems.length === 0 &&
    rows.every(({ isRemoved, list: group, fields }) => !isRemoved && !group && fields?.length === 0)
  )
    throw new ContentError(`${file}: the site does not show what was changed.`);
  return { table, byName: true, words: LISTS[list].words, rows, problems };
}
