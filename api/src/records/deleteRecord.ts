import { eq, sql } from 'drizzle-orm';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../schema/context';
import { change } from './change';
import { lockRecord, type RecordTable, savedNow } from './lockRecord';

interface RecordToDelete {
  /** The kind of record in a sentence, such as `event`. */
  of: string;
  table: RecordTable;
  /** Null for an id that no record can have. */
  number: number | null;
  /** As people see it. */
  idOf?: (number: number) => string;
}

/** The whole of a mutation that deletes a record: a mark, which can be taken back (docs/api.md, Deletions and history). */
export const deleteRecord = (
  context: Context,
  info: GraphQLResolveInfo,
  args: unknown,
  { of, table, number, idOf = String }: RecordToDelete,
) =>
  change(context, info, args, async (tx, person) => {
    const id = await lockRecord(tx, table, of, number, context);
    const [row] = await tx
      .update(table)
      .set({ ...savedNow(person), deletedAt: sql`now()` })
      .where(eq(table.id, id))
      .returning({ version: sql<string>`${table.version}` });
    return { value: true, record: { of, id: idOf(id), version: row?.version ?? '' } };
  });
