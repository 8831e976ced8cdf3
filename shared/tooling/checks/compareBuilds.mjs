// @ts-check
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const SERVED = /\.(js|html)\.br$/;

/** The name of a file without the hash of its content, which differs between any two builds. @param {string} file */
const nameOf = (file) => file.replace(/\.br$/, '').replace(/\.[0-9a-f]{8}(?=\.js$)/, '');

/**
 * Brotli bytes of what a build sends to browsers, by file.
 * @param {string} folder
 * @returns {Promise<Map<string, number>>}
 */
export async function bytesOf(folder) {
  if (!existsSync(folder)) throw new Error(`${folder} does not exist. Build it first: npm run build -w …`);
  const files = (await readdir(folder, { recursive: true })).filter((file) => SERVED.test(file)).sort();
  const bytes = new Map();
  for (const file of files) {
    const name = nameOf(path.basename(file));
    bytes.set(name, (bytes.get(name) ?? 0) + (await stat(path.join(folder, file))).size);
  }
  return bytes;
}

const number = (/** @type {number} */ value) => value.toLocaleString('en');

/** @param {number} before @param {number} now */
function change(before, now) {
  if (now === before) return '0';
  const share = before === 0 ? '' : ` (${((Math.abs(now - before) / before) * 100).toFixed(1)} %)`;
  return `${now > before ? '+' : '−'}${number(Math.abs(now - before))}${share}`;
}

/**
 * What has become larger or smaller, as a table in Markdown.
 * @param {string} title
 * @param {Map<string, number>} before
 * @param {Map<string, number>} now
 */
export function compareTable(title, before, now) {
  const row = (/** @type {string} */ name, /** @type {number} */ old, /** @type {number} */ current) =>
    `| ${name} | ${number(old)} | ${number(current)} | ${change(old, current)} |`;
  const sum = (/** @type {Map<string, number>} */ bytes) => [...bytes.values()].reduce((a, b) => a + b, 0);
  const changed = [...new Set([...before.keys(), ...now.keys()])]
    .filter((name) => before.get(name) !== now.get(name))
    .sort();
  return [
    `### Bytes of ${title} (brotli)`,
    '',
    '| file | base | this change | difference |',
    '| --- | ---: | ---: | ---: |',
    ...changed.map((name) => row(name, before.get(name) ?? 0, now.get(name) ?? 0)),
    row('**all files**', sum(before), sum(now)),
  ].join('\n');
}
