import { open } from 'node:fs/promises';
import { BACKUP_FORMAT } from '../database/backupFormat';
import { exportRows } from '../database/exportRows';
import { type Command, needed } from './runCommand';
import { withDatabase } from './withDatabase';

export const backup: Command = {
  help: `
Writes everything that lasts into one file, of one moment, while the server goes on (on PostgreSQL) or is stopped (on the
embedded database). The file holds guests' names and the hashes of passwords, and only you may read it.

  npm run -w api backup -- --to venue.backup

It prints the checksum of the data; restore prints the same.`,
  options: { to: { type: 'string' } },
  async run(values) {
    const to = needed(values, 'to');
    await withDatabase(async ({ db }) => {
      const file = await open(to, 'w', 0o600);
      try {
        const write = (value: unknown) => file.write(`${JSON.stringify(value)}\n`);
        await write({ format: BACKUP_FORMAT, at: new Date().toISOString() });
        const { rows, checksum } = await exportRows(
          db,
          async (table, line) => void (await write([table, line])),
        );
        await write({ rows, checksum });
        await file.sync();
        console.log(`${rows} rows, checksum ${checksum}`);
      } finally {
        await file.close();
      }
    });
  },
};
