import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import { replaceFile } from '../composedSite.mjs';
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

/** All that is wrong with a registry: its form, the routes it brings together, and the contracts it needs. */
function problemsOf(value, renderer) {
  try {
    const model = renderer.parseRegistry(value);
    return { model, problems: [...renderer.checkRoutes(model), ...renderer.checkContracts(model)] };
  } catch (error) {
    if (!Array.isArray(error.path)) throw error;
    return { problems: [{ path: error.path, message: error.message }] };
  }
}

/**
 * Checks a registry that somebody may have written by hand.
 * @returns {{ value: object, model: object }} The registry as it stands in the file, and as the shell reads it.
 * @throws BrokenRegistry with the file, the line and the reason of everything that is wrong.
 */
export function checkText(text, file, renderer) {
  const { tree, value } = parseJson(text, file);
  const { model, problems } = problemsOf(value, renderer);
  if (problems.length > 0)
    throw new BrokenRegistry(
      problems.map((problem) => `${file}:${lineOf(text, tree, problem.path)}: ${problem.message}`).join('\n'),
    );
  return { value, model };
}

/** Checks a registry that a command has made out of a good one. */
export function checkValue(value, renderer) {
  const { model, problems } = problemsOf(value, renderer);
  if (problems.length > 0) throw new BrokenRegistry(problems.map((problem) => problem.message).join('\n'));
  return model;
}

export const registryText = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Tells one text of a registry from another. */
export const hashOfText = (text) => createHash('sha256').update(text).digest('hex');

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
 * Reads a registry; before the first release it is empty, and not yet held against the specification.
 * @returns {Promise<{ text: string | null, value: object }>}
 * @throws BrokenRegistry
 */
export async function readRegistry(file, renderer) {
  const text = await readText(file);
  return { text, value: text === null ? emptyRegistry() : checkText(text, file, renderer).value };
}

/** Replaces the registry in one step. */
export async function writeText(file, text) {
  const next = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  await writeFile(next, text);
  await replaceFile(next, file);
}
