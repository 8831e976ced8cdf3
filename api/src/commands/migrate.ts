import type { Command } from './runCommand';
import { withDatabase } from './withDatabase';

export const migrate: Command = {
  help: `
Applies the migrations that the database lacks. The server does so by itself when it starts.

  npm run -w api migrate

The database is that of DATABASE_URL, or else the embedded one in API_DATA (.data/api).`,
  options: {},
  async run() {
    await withDatabase(async ({ kind }) => console.log(`${kind}: all migrations are applied.`));
  },
};
