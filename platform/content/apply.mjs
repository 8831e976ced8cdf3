import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder } from 'node:util';
import { applyRows } from './applyRows.mjs';
import { differenceWords } from './difference.mjs';
import { readHandover, SAVE_AGAIN } from './handover.mjs';
import { CONTENT_FOLDER, ContentError, parseContent, readTexts } from './read.mjs';
import { readSpreadsheet } from './spreadsheet.mjs';

const MAX_MEGABYTES = 2;
const SAVE_AS_CSV = 'In the spreadsheet, save it as "CSV UTF-8 (Comma delimited)", and hand over that file.';
/** What can be handed over, and what helps where it can't be read. */
const ENDINGS = { '.csv': SAVE_AS_CSV, '.json': SAVE_AGAIN };

/** The text of a file that somebody has handed over. */
function readText(file) {
  const name = path.basename(file);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new ContentError(`There is no file ${file}.`);
  if (found.size > MAX_MEGABYTES * 1_000_000)
    throw new ContentError(
      `${name} has ${(found.size / 1_000_000).toFixed(0)} MB; at most ${MAX_MEGABYTES} MB are read, which is more than any menu needs.`,
    );
  const bytes = readFileSync(file);
  const help = ENDINGS[path.extname(name).toLowerCase()];
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new ContentError(`${name} is a workbook. ${SAVE_AS_CSV}`);
  if (
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff) ||
    bytes.includes(0)
  )
    throw new ContentError(`${name} is not written in UTF-8. ${help}`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ContentError(`${name} has letters that are no UTF-8, so names would lose theirs. ${help}`);
  }
}

/**
 * What a handed over file changes. Nothing is written.
 * @param {string} file @param {{ folder?: string, removesMissing?: boolean }} [options]
 * @returns {{ words: string[], texts: Record<string, string>, content: object, sources: object, missing: object[], files: string[] }}
 */
export function planChange(file, { folder = CONTENT_FOLDER, removesMissing = false } = {}) {
  const name = path.basename(file);
  const ending = path.extname(name).toLowerCase();
  if (!Object.hasOwn(ENDINGS, ending))
    throw new ContentError(
      `${name} is neither a .csv of a spreadsheet nor a .json of the console. ${SAVE_AS_CSV}`,
    );
  const text = readText(file);
  const texts = readTexts(folder);
  const { content } = parseContent(texts);
  const change = ending === '.csv' ? readSpreadsheet(text, name) : readHandover(text, name, content);
  // What the console hands over is never the whole menu.
  const mayRemove = removesMissing && ending === '.csv';
  const after = applyRows(change, { file: name, texts, content, removesMissing: mayRemove });
  return {
    ...after,
    words: differenceWords(change.table, content, after.content),
    missing: ending === '.csv' && !removesMissing ? after.missing : [],
    files: Object.keys(texts).filter((each) => after.texts[each] !== texts[each]),
  };
}

/** Writes a planned change into the content. @param {ReturnType<typeof planChange>} plan */
export function writeChange({ texts, files }, folder = CONTENT_FOLDER) {
  for (const file of files) writeFileSync(path.join(folder, `${file}.yaml`), texts[file]);
}
