import { createTestAccounts, requireAdmin } from '../auth/accounts';
import { clean } from '../database/cleaning';
import type { OpenDatabase } from '../database/database';
import { openDatabase } from '../database/openDatabase';
import { seedSamples } from '../database/seed';
import type { Settings } from '../settings/settings';

/** Opens the database with everything in it that a server needs to start. */
export async function prepareDatabase(settings: Settings): Promise<OpenDatabase> {
  const database = await openDatabase(settings);
  try {
    await database.exclusively(async (db) => {
      if (settings.isTestAllowed) await createTestAccounts(db, settings.passwordCost);
      if (settings.isProduction) await requireAdmin(db, settings);
      if (settings.isSeeded) await seedSamples(db, new Date());
      await clean(db, settings);
    });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
