// @ts-check

/** @type {[number, string][]} */
const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
];

/** How long something has been so, such as "3 hours". @param {number} milliseconds */
export function ageOf(milliseconds) {
  const [size = 1, unit] = UNITS.find(([candidate]) => milliseconds >= candidate) ?? [];
  if (!unit) return 'less than a minute';
  const count = Math.floor(milliseconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Lays rows out in columns. @param {string[][]} rows */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** How the commands are typed: a container says it for its host. */
export const commandName = () => process.env.RELEASES_COMMAND ?? 'npm run releases --';

/** A command to type, for the same place as the one that names it. A container is of one place only. @param {{ options: string[] }} context @param {...string} words */
export const nextCommand = ({ options }, ...words) =>
  [commandName(), ...words, ...(process.env.RELEASES_COMMAND ? [] : options)].join(' ');
