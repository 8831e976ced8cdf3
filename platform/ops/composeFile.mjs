import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../ports.mjs';

const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** Fills in `${NAME}`, `${NAME:-default}` and `${NAME:?message}` as Docker Compose does. */
function interpolate(text, settings) {
  return text.replace(VARIABLE, (_, name, operator, rest) => {
    if (settings[name]) return settings[name];
    if (operator === '?') throw new Error(`${name}: ${rest}`);
    return rest ?? '';
  });
}

/** The settings that a compose file reads. */
export const variablesOf = (text) =>
  [...new Set([...text.matchAll(VARIABLE)].map(([, name]) => name))].sort();

export const composeText = (file = 'docker-compose.yml') => readFileSync(path.join(ROOT, file), 'utf8');

/** Compose's own mark for a list that replaces another one. */
const OVERRIDE = { tag: '!override', collection: 'seq', resolve: (sequence) => sequence };

/** Fills settings into every text of a parsed file; Compose does it after parsing too. */
function filled(value, settings) {
  if (typeof value === 'string') return interpolate(value, settings);
  if (Array.isArray(value)) return value.map((each) => filled(each, settings));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, settings)]));
}

/** A compose file with settings filled in. */
export const readCompose = (settings, file) =>
  filled(parse(composeText(file), { merge: true, customTags: [OVERRIDE] }), settings);
