import { parseArgs } from 'node:util';
import { readContent } from './read.mjs';
import { outdated, writeGenerated } from './write.mjs';

const HELP = `What the site says is in content/, in files that everybody can read and edit.

  npm run content                  checks the files, and writes the code that follows from them`;

function write() {
  const changed = writeGenerated(readContent().content);
  return changed.length === 0
    ? 'The content is sound, and the code says the same.'
    : `The content is sound. Written again:\n${changed.map((file) => `  ${file}`).join('\n')}`;
}

/** Runs one command. @param {string[]} args @returns {Promise<string>} What it says at its end. */
export async function contentCommand(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) return HELP;
  if (positionals.length === 0) return write();
  throw new Error(`No command is named "${positionals[0]}".\n\n${HELP}`);
}
