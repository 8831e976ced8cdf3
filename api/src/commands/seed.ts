import { createTestAccounts } from '../auth/accounts';
import { seedSamples } from '../database/seed';
import type { Command } from './runCommand';
import { withDatabase } from './withDatabase';

export const seed: Command = {
  help: `
Puts the sample data into an empty database: events, reservations and stalls, outside production the two test accounts
too. It does so once; a database with records of its own is left alone.

  npm run -w api seed`,
  options: {},
  async run() {
    await withDatabase(async ({ db }, settings) => {
      if (settings.isTestAllowed) await createTestAccounts(db, settings.passwordCost);
      const isSeeded = await seedSamples(db, new Date());
      console.log(isSeeded ? 'The sample data is in.' : 'Nothing was changed: there are, or were, records.');
    });
  },
};
