import { existsSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { planChange, writeChange } from './apply.mjs';
import { formatCsv } from './csv.mjs';
import { ContentError, hintsOf, readContent } from './read.mjs';
import { drawPictures, writePictures } from './pictureFiles.mjs';
import { ownWordsOf, standInsOf } from './standIns.mjs';
import { TABLES, tableRows } from './tables.mjs';
import { writeGenerated } from './write.mjs';

const TABLE_FILES = Object.keys(TABLES)
  .map((name) => `${name}.csv`)
  .join(', ');
const HELP = `What the site says is in shared/content/, in files that everybody can read and edit.

  npm run content                     checks the files, and writes the code that follows from them
  npm run content -- check            lists what still stands in for something that only the venue knows
  npm run content -- export FILE.csv  writes a table for a spreadsheet: ${TABLE_FILES}
  npm run content -- show FILE        says what a spreadsheet, or a file of the console, would change
  npm run content -- apply FILE       changes it
  npm run content -- apply FILE --release   and makes the public site with it live

  npm run content -- today                       what the pages say of today alone
  npm run content -- today sold-out DISH…        these dishes are sold out; back DISH… takes it back
  npm run content -- today closes 20:00          the kitchen closes early
  npm run content -- today line "…"              a line on the menu, the order page and the cart
  npm run content -- today clear                 nothing is special any more
                     It ends by itself at four o'clock in the morning.

  --remove           for show and apply: what is not in the spreadsheet goes
  --store, --servers for --release and today: as for npm run releases`;

const lines = (words) => words.map((word) => `  ${word}`).join('\n');

async function write() {
  const read = readContent();
  const drawn = await drawPictures(read);
  const changed = [...writeGenerated(read.content), ...writePictures(drawn)];
  const said =
    changed.length === 0
      ? 'The content is sound, and the code says the same.'
      : `The content is sound. Written again:\n${lines(changed)}`;
  return [said, ...hintsOf(read)].join('\n');
}

/** A path as a shell would read it, also where it stood in quotation marks. */
const placeOf = (file) => file.replace(/^~(?=[\\/])/, homedir());

function exportTable(file = '') {
  const base = path.basename(file).toLowerCase();
  const name = Object.keys(TABLES).find((each) => base.includes(each));
  const ending = path.extname(base);
  if (!name || (ending !== '.csv' && ending !== ''))
    throw new ContentError(
      `export writes ${TABLE_FILES}, in any folder, and the file's name has to say which; "${file}" does not.`,
    );
  const target = placeOf(ending === '' ? `${file}.csv` : file);
  if (!existsSync(path.dirname(target)))
    throw new ContentError(`There is no folder ${path.dirname(target)}.`);
  const rows = tableRows(TABLES[name], readContent().content);
  writeFileSync(target, formatCsv(rows));
  return `${target} has ${rows.length - 1} rows. Edit it in a spreadsheet, save it as CSV, and: npm run content -- apply ${target}`;
}

/** What a planned change says. @param {ReturnType<typeof planChange>} plan @param {string} verb */
function planWords({ words, missing }, verb) {
  const names = missing.map(({ name, title }) => name ?? title).join(', ');
  return [
    words.length === 0 ? 'It says what the content says already.' : `${verb}:\n${lines(words)}`,
    ...(names ? [`Not in the file, and left as they are: ${names}. With --remove they go.`] : []),
  ].join('\n');
}

/** @param {boolean} isShown Whether nothing is to be changed. @param {string} file @param {Record<string, string | boolean | undefined>} options */
async function apply(isShown, file, { remove, release, ...place }) {
  const plan = planChange(file, { removesMissing: remove === true });
  const drawn = await drawPictures(plan);
  const said = [planWords(plan, isShown ? 'It would change' : 'Changed'), ...hintsOf(plan)].join('\n');
  if (isShown) return said;
  if (plan.words.length > 0) writeChange(plan);
  writeGenerated(plan.content);
  writePictures(drawn);
  if (!release)
    return said + (plan.words.length > 0 ? '\nTo make it live: npm run releases -- release public-site' : '');
  console.log(said);
  const { releases } = await import('../releases/releases.mjs');
  const options = Object.entries(place).flatMap(([name, value]) =>
    value ? [`--${name}`, String(value)] : [],
  );
  return releases(['release', 'public-site', ...options]);
}

async function check() {
  const read = readContent();
  const { content } = read;
  await drawPictures(read);
  const found = standInsOf(content).map(
    ({ file, what, seen }) => `shared/content/${file}.yaml: ${what}. Seen: ${seen}.`,
  );
  const own = ownWordsOf(content);
  return [
    ...hintsOf(read),
    found.length === 0
      ? 'Nothing stands in for something else.'
      : `Stand-ins, before the site goes live:\n${lines(found)}`,
    ...(own.length === 0
      ? []
      : [`Other words than the specification's, as the owner wants them:\n${lines(own)}`]),
  ].join('\n');
}

/** Runs one command. @param {string[]} args @returns {Promise<string>} What it says at its end. */
export async function contentCommand(args) {
  const text = { type: /** @type {const} */ ('string') };
  const flag = { type: /** @type {const} */ ('boolean') };
  const { values, positionals } = parseArgs({
    args,
    options: { help: flag, remove: flag, release: flag, store: text, servers: text, target: text },
    allowPositionals: true,
  });
  const [command, file] = positionals;
  if (values.help) return HELP;
  if (command === undefined) return write();
  if (command === 'check') return check();
  if (command === 'export') return exportTable(file);
  if (command !== 'show' && command !== 'apply')
    throw new Error(`No command is named "${command}".\n\n${HELP}`);
  if (file === undefined) throw new ContentError(`Usage: npm run content -- ${command} FILE`);
  try {
    return await apply(command === 'show', placeOf(file), values);
  } catch (error) {
    if (error instanceof ContentError) error.message += '\nNothing was changed.';
    throw error;
  }
}
