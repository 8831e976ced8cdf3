import { NUMBER } from './rowProblems.mjs';
import { recordsOf } from './tables.mjs';
import { isNear, nearest, sameName, shown, unseenIn } from './words.mjs';

const isAlike = (one, other) => isNear(one, other) || one.includes(other) || other.includes(one);

/** What a row with the number of a dish says against being about that dish; undefined where it is. */
function strangerWords(row, { record, list }, others) {
  const { name } = row;
  if (!name || unseenIn(name) || sameName(name, record.name)) return undefined;
  const other = others.find((each) => sameName(each.record.name, name))?.record;
  const isElse = row.fields.some(
    ([[key], value]) => key !== 'name' && JSON.stringify(value) !== JSON.stringify(record[key]),
  );
  if (!other && (isAlike(name, record.name) || (!isElse && (row.list ?? list) === list))) return undefined;
  const help = other
    ? `which has the id ${other.id}`
    : `a new dish has an empty id; to rename ${record.name}, change its name alone`;
  return `the id ${record.id} is that of ${record.name}, and the row says ${shown(name)}: ${help}.`;
}

/** The rows with the records that they are about; a row without one is a new record. @param {(row: object, key: string, message: string) => void} refuse */
export function matchRows({ table, rows, byName }, { content, removesMissing }, refuse) {
  const records = recordsOf(table, content);
  const seen = new Map();
  let next = table.mayGrow ? Math.max(...records.map(({ record }) => record.id)) : 0;
  return rows.flatMap((row) => {
    if (!row.fields) return [];
    const { id } = row;
    const found = records.find(({ record }) => record.id === id);
    row.name ||= found?.record[table.titleColumn];
    if (found) {
      const other = seen.get(id);
      if (other) {
        refuse(row, 'id', `${other.at} is about ${found.record[table.titleColumn]} too: keep one of them.`);
        return [];
      }
      seen.set(id, row);
      const stranger = table.mayGrow && strangerWords(row, found, records);
      if (stranger) refuse(row, NUMBER, stranger);
      return [{ row, ...found }];
    }
    if (!table.mayGrow) {
      const ids = records.map(({ record }) => record.id);
      refuse(
        row,
        'id',
        `there is no ${table.what} with the id ${shown(id ?? '')}${nearest(id ?? '', ids)} A new one is written in shared/content/${table.file}.yaml.`,
      );
      return [];
    }
    const twin = !byName && records.find(({ record }) => sameName(record.name, row.name ?? ''))?.record;
    if (id !== undefined)
      refuse(
        row,
        NUMBER,
        `there is no ${table.what} with the id ${shown(String(id))}; ${twin ? `${twin.name} has the id ${twin.id}` : 'a new one has an empty id'}.`,
      );
    else if (twin && !(removesMissing && !rows.some((each) => each.id === twin.id)))
      refuse(row, 'name', `it is on the menu already: write ${twin.id} as its id.`);
    else if (row.list === undefined)
      refuse(
        row,
        table.listColumn,
        `a new ${table.what} needs one of ${table.lists.join(', ')} as its "${table.listColumn}".`,
      );
    next += 1;
    return [{ row: { ...row, id: next }, source: row, list: row.list ?? table.lists[0], isNew: true }];
  });
}
