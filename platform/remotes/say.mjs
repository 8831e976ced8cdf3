import { versionName } from './registryChanges.mjs';

const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
];

/** How long something has been so, such as "3 hours". */
export function ageOf(milliseconds) {
  const [size, unit] = UNITS.find(([candidate]) => milliseconds >= candidate) ?? [];
  if (!unit) return 'less than a minute';
  const count = Math.floor(milliseconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Lays rows out in columns. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) => row.map((cell, column) => cell.padEnd(widths[column])).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

export const nameOf = (entry) => (entry ? versionName(entry) : 'none');

/** How the commands are typed: a container says it for its host. */
export const commandName = () => process.env.RELEASES_COMMAND ?? 'npm run remotes --';

/** A command to type, for the same place as the one that names it. A container is of one place only. */
export const nextCommand = ({ options }, ...words) =>
  [commandName(), ...words, ...(process.env.RELEASES_COMMAND ? [] : options)].join(' ');
