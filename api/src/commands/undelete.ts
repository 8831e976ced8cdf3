import { eq } from 'drizzle-orm';
import { events } from '../events/eventTable';
import { numberOf } from '../records/ids';
import { reservations } from '../reservations/reservationTable';
import { savedNow } from '../records/lockRecord';
import { ExpectedError } from '../settings/expectedError';
import { stalls } from '../stalls/stallTables';
import { type Command, needed } from './runCommand';
import { withDatabase } from './withDatabase';

const TABLES = { event: events, stall: stalls, reservation: reservations };

export const undelete: Command = {
  help: `
Takes back a deletion, as Undo in the console does, until the record is removed (DELETED_DAYS).

  npm run -w api undelete -- reservation --id RES-001
  npm run -w api undelete -- event --id 1
  npm run -w api undelete -- stall --id 1`,
  options: { id: { type: 'string' } },
  async run(values, [kind = '']) {
    const table = TABLES[kind as keyof typeof TABLES] as (typeof TABLES)[keyof typeof TABLES] | undefined;
    if (!table) throw new ExpectedError(`Say what: ${Object.keys(TABLES).join(', ')}. See --help.`);
    const asked = needed(values, 'id');
    const number = numberOf(asked, table === reservations ? 'RES-' : '');
    await withDatabase(async ({ db }) => {
      const back = await db
        .update(table)
        .set(savedNow({ id: null }))
        .where(eq(table.id, number ?? 0))
        .returning({ id: table.id });
      if (back.length === 0) throw new ExpectedError(`There is no ${kind} ${asked} any more.`);
      console.log(`The ${kind} ${asked} is there.`);
    });
  },
};
