import { eq } from 'drizzle-orm';
import { KINDS } from '../kinds';
import { savedNow } from '../records/lockRecord';
import { ExpectedError } from '../settings/expectedError';
import { type Command, needed } from './runCommand';
import { withDatabase } from './withDatabase';

export const undelete: Command = {
  help: `
Takes back a deletion, as Undo in the console does, until the record is removed (DELETED_DAYS).

  npm run -w api undelete -- reservation --id RES-001
  npm run -w api undelete -- event --id 1
  npm run -w api undelete -- stall --id 1`,
  options: { id: { type: 'string' } },
  async run(values, [kind = '']) {
    const found = KINDS.find(({ one }) => one === kind);
    if (!found) throw new ExpectedError(`Say what: ${KINDS.map(({ one }) => one).join(', ')}. See --help.`);
    const { table, numberIn } = found;
    const asked = needed(values, 'id');
    await withDatabase(async ({ db }) => {
      const back = await db
        .update(table)
        .set(savedNow({ id: null }))
        .where(eq(table.id, numberIn(asked) ?? 0))
        .returning({ id: table.id });
      if (back.length === 0) throw new ExpectedError(`There is no ${kind} ${asked} any more.`);
      console.log(`The ${kind} ${asked} is there.`);
    });
  },
};
