import { open, rename, rm } from 'node:fs/promises';
import { exportRows } from '../database/exportRows';
import { type Command, needed } from './runCommand';
import { withPresentTables } from './withDatabase';

/** Writes everything that lasts into a file, which only its owner may read. A file of that name stays until it is whole. */
export const writeBackup = (to: string) =>
  withPresentTables(async ({ db }) => {
    const part = `${to}.part`;
    const file = await open(part, 'w', 0o600);
    try {
      const write = async (line: unknown) => void (await file.write(`${JSON.stringify(line)}\n`));
      const { rows, checksum } = await exportRows(db, write);
      await write({ rows, checksum });
      await file.sync();
      await rename(part, to);
      return { rows, checksum };
    } finally {
      await file.close();
      await rm(part, { force: true });
    }
  });

export const backup: Command = {
  help: `
Writes everything that lasts into one file, of one moment, while the server goes on (on PostgreSQL) or is stopped (on the
embedded database). The file holds guests' names and the hashes of passwords, and only you may read it. It also names
the schema, and changes nothing of it.

  npm run -w api backup -- --to venue.backup

It prints the checksum of the data; restore prints the same.`,
  options: { to: { type: 'string' } },
  async run(values) {
    const { rows, checksum } = await writeBackup(needed(values, 'to'));
    console.log(`${rows} rows, checksum ${checksum}`);
  },
};
