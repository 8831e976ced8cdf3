import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import { replaceFile } from '../compose/composedSite.mjs';
import { emptyRegistry } from './registryChanges.mjs';

/** A registry that can't be used, with a message for whoever wrote it. */
export class BrokenRegistry extends Error {}

const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

/** The line of a place in a JSON text; of the nearest place around it when there is none. */
function lineOf(text, tree, place) {
  for (let length = place.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, place.slice(0, length));
    if (node) return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
  }
  return 1;
}

/** Reads JSON without comments or commas too many. */
function parseJson(text, file) {
  const errors = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error || !tree) {
    const what = error ? printParseErrorCode(error.error).replace(/([a-z])([A-Z])/g, '$1 $2') : 'Empty';
    throw new BrokenRegistry(`${file}:${lineAt(text, error?.offset ?? 0)}: This is not JSON: ${what}.`);
  }
  return { tree, value: JSON.parse(text) };
}

/** What is wrong with the form of a registry, else the registry as the shell reads it. */
export function readModel(value, renderer) {
  try {
    return { model: renderer.parseRegistry(value), problems: [] };
  } catch (error) {
    if (!Array.isArray(error.path)) throw error;
    return { problems: [{ path: error.path, message: error.message }] };
  }
}

/** All that is wrong with a registry: its form, else the routes it brings together and the contracts it needs. */
export function problemsOf(value, renderer) {
  const { model, problems } = readModel(value, renderer);
  return model ? renderer.checkRegistry(model) : problems;
}

function refuse(lines) {
  if (lines.length > 0) throw new BrokenRegistry(lines.join('\n'));
}

/** Reads a text, and refuses it for the problems that are found in it. */
function parseText(text, file, findProblems) {
  const { tree, value } = parseJson(text, file);
  refuse(
    findProblems(value).map(({ path: place, message }) => `${file}:${lineOf(text, tree, place)}: ${message}`),
  );
  return value;
}

/**
 * Checks a registry from which a site is to be composed.
 * @returns {{ value: object, model: object }} The registry as it stands in the file, and as the shell reads it.
 * @throws BrokenRegistry with the file, the line and the reason of everything that is wrong.
 */
export function checkText(text, file, renderer) {
  const value = parseText(text, file, (read) => problemsOf(read, renderer));
  return { value, model: renderer.parseRegistry(value) };
}

/**
 * Checks what a command makes of a registry. What was wrong before is reported with its line; a command may well repair
 * it, such as the release of what a new version of the shell asks for.
 * @throws BrokenRegistry
 */
export function checkChange(after, { text, file, renderer }) {
  const { tree, value: before } = text === null ? { value: emptyRegistry() } : parseJson(text, file);
  const known = tree ? problemsOf(before, renderer) : [];
  const lines = problemsOf(after, renderer).map(({ message }) => {
    const same = known.find((problem) => problem.message === message);
    return same ? `${file}:${lineOf(text, tree, same.path)}: ${message}` : message;
  });
  refuse(lines);
}

export const registryText = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The text of a registry; null before the first release. */
export async function readText(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Reads a registry, which somebody may have written by hand; before the first release it is empty. Only its form is checked:
 * what it says is for `checkText`.
 * @returns {Promise<{ text: string | null, value: object }>} `value` as it stands in the file.
 * @throws BrokenRegistry with the file, the line and the reason.
 */
export async function readRegistry(file, renderer) {
  const text = await readText(file);
  if (text === null) return { text, value: emptyRegistry() };
  return { text, value: parseText(text, file, (value) => readModel(value, renderer).problems) };
}

/** Replaces the registry in one step. */
export async function writeText(file, text) {
  const next = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  await writeFile(next, text);
  await replaceFile(next, file);
}
