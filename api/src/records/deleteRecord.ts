import { eq } from 'drizzle-orm';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../schema/context';
import { change } from './change';
import { lockRecord, type RecordTable } from './lockRecord';

interface RecordToDelete {
  /** The kind of record in a sentence, such as `event`. */
  of: string;
  table: RecordTable;
  /** Null for an id that no record can have. */
  number: number | null;
}

/** The whole of a mutation that deletes a record. */
export const deleteRecord = (
  context: Context,
  info: GraphQLResolveInfo,
  args: unknown,
  { of, table, number }: RecordToDelete,
) =>
  change(context, info, args, async (tx) => {
    const id = await lockRecord(tx, table, of, number, context.ifMatch);
    await tx.delete(table).where(eq(table.id, id));
    return { value: true };
  });
