import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { users } from '../auth/userTables';
import type { Database } from '../database/database';
import { notFound, refusal } from '../schema/errors';
import type { Context, Person } from '../schema/context';

export type RecordTable = PgTable & Record<'id' | 'version' | 'savedAt' | 'savedBy' | 'deletedAt', PgColumn>;

/**
 * Locks a record until the transaction ends, so that of several writers of one version exactly one wins.
 * @param id Null for an id that no record can have.
 * @throws NOT_FOUND; CONFLICT with who saved first, when the record is no longer at the version in `If-Match`.
 */
export async function lockRecord(
  tx: Database,
  table: RecordTable,
  what: string,
  id: number | null,
  { ifMatch, undelete }: Pick<Context, 'ifMatch' | 'undelete'>,
): Promise<number> {
  if (id === null) throw notFound(what);
  const [found] = await tx
    .select({
      version: sql<string>`${table.version}`,
      savedAt: sql<string>`to_char(${table.savedAt}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      savedBy: users.name,
    })
    .from(table)
    .leftJoin(users, eq(users.id, table.savedBy))
    .where(and(eq(table.id, id), undelete ? undefined : isNull(table.deletedAt)))
    .for('update', { of: table });
  if (!found) throw notFound(what);
  if (ifMatch !== null && ifMatch !== found.version)
    throw refusal('CONFLICT', `This ${what} was changed meanwhile. Reload to see its present state.`, {
      ...(found.savedBy && { savedBy: found.savedBy }),
      savedAt: found.savedAt,
    });
  return id;
}

/** What every change of a record sets. Whoever may change one that is deleted takes it back. */
export const savedNow = ({ id }: { id: Person['id'] | null }) => ({
  version: sql`gen_random_uuid()`,
  savedAt: sql`now()`,
  savedBy: id,
  deletedAt: null,
});
