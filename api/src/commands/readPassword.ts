import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Shows the question and nothing of what is typed. */
async function askHidden() {
  process.stderr.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

/** Never from the arguments, which every process on the machine can read. */
export async function readPassword() {
  const { ADMIN_PASSWORD: given } = process.env;
  if (given) return given;
  if (process.stdin.isTTY) return askHidden();
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}
