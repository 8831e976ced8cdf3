import { SPECIFIED_PRICES } from './specification.mjs';
import { recordsOf } from './tables.mjs';
import { kshText } from './words.mjs';

const titleOf = ({ name, title }) => name ?? title;

function valueText(key, value) {
  if (value === undefined) return 'none';
  if (key === 'price') return kshText(value);
  if (key === 'hours')
    return value === 'kitchen' ? 'the hours of the kitchen' : `${value.opens}-${value.closes}`;
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'none';
  return String(value);
}

/** "Samosas: KSh 250 → KSh 260", with a word about what the specification names. */
function changeLine(record, key, from, to) {
  if (key === 'name' || key === 'title') return `${from} becomes ${to} (renamed)`;
  const values = `${valueText(key, from)} → ${valueText(key, to)}`;
  const specified = SPECIFIED_PRICES[titleOf(record)];
  const note =
    key === 'price' && specified === from ? ` (${kshText(specified)} is the price of the specification)` : '';
  return `${titleOf(record)}: ${key === 'price' ? '' : `${key} `}${values}${note}`;
}

/**
 * What differs between two contents in one of its tables, in words.
 * @returns {string[]} A line for each change.
 */
export function differenceWords(table, before, after) {
  const was = new Map(recordsOf(table, before).map((each) => [each.record.id, each]));
  const is = new Map(recordsOf(table, after).map((each) => [each.record.id, each]));
  const gone = [...was].filter(([id]) => !is.has(id)).map(([, { record }]) => `${titleOf(record)}: goes`);
  const rest = [...is].flatMap(([id, { record, list }]) => {
    const old = was.get(id);
    if (!old) return [`${titleOf(record)}: new under ${list}, ${kshText(record.price)}`];
    const keys = new Set([...Object.keys(old.record), ...Object.keys(record)]);
    const changed = [...keys].filter(
      (key) => JSON.stringify(old.record[key]) !== JSON.stringify(record[key]),
    );
    return [
      ...changed.map((key) => changeLine(old.record, key, old.record[key], record[key])),
      ...(old.list === list ? [] : [`${titleOf(record)}: from ${old.list} to ${list}`]),
    ];
  });
  return [...rest, ...gone];
}
