import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder } from 'node:util';
import { ROOT } from '../ports.mjs';
import { ContentError } from './contentError.mjs';
import { meant } from './words.mjs';

/** Where the owner's words and numbers are. */
export const CONTENT_FOLDER = path.join(ROOT, 'shared/content');
const MAX_BYTES = 1_000_000;

/** Files beside the content that are probably meant as a part of it, such as "menu (1).yaml". @param {string[]} names Those of the content. */
const strangersIn = (folder, names) =>
  readdirSync(folder).filter((file) => /\.(ya?ml|txt|docx?|rtf)$/i.test(file) && !names.includes(file));

/** Lines about files that nothing reads. @param {string[]} names */
export const strangerHints = (names, folder = CONTENT_FOLDER) =>
  strangersIn(folder, names).map((file) => `shared/content/${file} is read by nothing${meant(file, names)}`);

/** The text of a file of the content. @param {string} folder @param {string} name @param {string[]} names */
export function readSource(folder, name, names) {
  const file = path.join(folder, name);
  const refuse = (words) => {
    throw new ContentError(`shared/content/${name} ${words}`);
  };
  const found = statSync(file, { throwIfNoEntry: false });
  const strangers = strangersIn(folder, names).map((each) => `"${each}"`);
  if (!found)
    refuse(
      strangers.length > 0
        ? `is missing. If ${strangers.join(' or ')} is meant, that is to be its name.`
        : 'is missing.',
    );
  if (!found.isFile()) refuse('is a folder: a file was expected.');
  if (found.size > MAX_BYTES) refuse(`has ${found.size} bytes; at most ${MAX_BYTES} are read.`);
  const bytes = readFileSync(file);
  let text = '';
  try {
    // In UTF-16 every other byte of a plain letter is 0.
    if (bytes.subarray(0, 4).includes(0)) throw new TypeError();
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    refuse('is not written in UTF-8, so letters would be lost: save it with the encoding UTF-8.');
  }
  if (/^\s*(<(!doctype|html)|\{\\rtf)/i.test(text))
    refuse('is a web page or a document: save it as plain text.');
  return text;
}
