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

/**
 * The password of an account. Never from the arguments, which every process on the machine can read; that of the
 * settings is the first administrator's, and nobody else's.
 */
export async function readPassword(email: string) {
  const { ADMIN_PASSWORD: given, ADMIN_EMAIL: owner = email } = process.env;
  if (given && owner.trim().toLowerCase() === email.trim().toLowerCase()) return given;
  if (process.stdin.isTTY) return askHidden();
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}
