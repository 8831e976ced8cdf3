import { KINDS } from '../kinds';
import type { Database } from './database';
import { seeds } from './seedTable';

const SAMPLES = 'samples';

async function isEmpty(db: Database) {
  for (const { table } of KINDS) if ((await db.select().from(table).limit(1)).length > 0) return false;
  return true;
}

/**
 * Puts the sample data into an empty database, once: what administrators delete does not come back.
 * @returns Whether anything was put in.
 */
export async function seedSamples(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    const [first] = await tx.insert(seeds).values({ name: SAMPLES }).onConflictDoNothing().returning();
    if (!first || !(await isEmpty(tx))) return false;
    for (const { seed } of KINDS) await seed(tx, now);
    return true;
  });
}
