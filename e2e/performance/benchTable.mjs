import { median } from './slowPhone.mjs';

const LABEL_WIDTH = 62;
const CELL_WIDTH = 13;

const written = (value) => (value === undefined ? '' : value >= 10 ? value.toFixed(0) : value.toFixed(2));

/**
 * Collects values of rows in columns, and prints their medians. The last column compares the first with the last one.
 * @param {string[]} columns
 */
export function benchTable(columns) {
  /** @type {Record<string, Record<string, number[]>>} */
  const results = {};
  const [first, last] = [columns[0], columns.at(-1)];

  function line([label, cells]) {
    const medians = columns.map((column) => cells[column] && median(cells[column]));
    const [ours, theirs] = [cells[first], cells[last]].map((values) => values && median(values));
    const ratio = ours && theirs ? (ours / theirs).toFixed(2) : '';
    return (
      label.padEnd(LABEL_WIDTH) +
      [...medians.map(written), ratio].map((cell) => cell.padStart(CELL_WIDTH)).join('')
    );
  }

  return {
    /** Adds one value to each row `subject: name`. */
    note(subject, column, values) {
      for (const [name, value] of Object.entries(values)) {
        const cells = (results[`${subject}: ${name}`] ??= {});
        (cells[column] ??= []).push(value);
      }
    },
    /** Each row with its medians, as written. */
    rows: () =>
      Object.entries(results).map(([label, cells]) => [
        label,
        ...columns.map((column) => written(cells[column] && median(cells[column]))),
      ]),
    print() {
      const heads = [...columns, `× ${last}`].map((head) => head.padStart(CELL_WIDTH)).join('');
      return [' '.repeat(LABEL_WIDTH) + heads, ...Object.entries(results).map(line)].join('\n');
    },
  };
}
