import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../ports.mjs';

/** A fenced block: its language, the file it is about, and its text. */
const BLOCK = /^```(\w+)(?: (\S+))?\n(.*?)^```$/gms;

/** @param {string} name Of a page in `docs/recipes`. */
const readRecipe = (name) => readFileSync(path.join(ROOT, 'docs/recipes', `${name}.md`), 'utf8');

/**
 * The blocks of a recipe.
 * @param {string} name
 * @returns {{ language: string, file?: string, text: string }[]}
 */
export const blocksOf = (name) =>
  [...readRecipe(name).matchAll(BLOCK)].map(([, language = '', file, text = '']) => ({
    language,
    file,
    text,
  }));

/** The commands of a recipe, without their comments. */
export const commandsOf = (name) =>
  blocksOf(name)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.replace(/ +#.*/, '').trim())
    .filter(Boolean);

/**
 * Applies a block with the language `diff`. Its lines without `+` must stand in the file once, one after the other.
 * @param {string} content
 * @param {string} diff
 */
function applyDiff(content, diff) {
  const lines = diff.trimEnd().split('\n');
  const side = (left) =>
    lines
      .filter((line) => !line.startsWith(left))
      .map((line) => line.slice(1))
      .join('\n');
  const [before, after] = [side('+'), side('-')];
  const parts = `\n${content}`.split(`\n${before}\n`);
  if (parts.length !== 2)
    throw new Error(`These lines stand ${parts.length - 1} times in the file:\n${before}`);
  return parts.join(`\n${after}\n`).slice(1);
}

/**
 * Writes the files of a recipe and makes its changes.
 * @param {string} name
 * @param {string} folder A copy of the repository.
 */
export function applyRecipe(name, folder) {
  for (const { language, file, text } of blocksOf(name)) {
    if (!file) continue;
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, language === 'diff' ? applyDiff(readFileSync(target, 'utf8'), text) : text);
  }
}
