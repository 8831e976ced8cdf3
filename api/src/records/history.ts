import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '../auth/userTables';
import type { Database } from '../database/database';
import type { Context, Person } from '../schema/context';
import type { Changed } from './change';
import { recordHistory } from './historyTable';
import { without } from './without';

/** So many of the latest changes are told. */
const MAX_TOLD = 50;

/** The fields of a change, however its arguments are nested. */
function fieldsOf(args: unknown): Record<string, unknown> {
  const { input, ...fields } = args as Record<string, unknown> & { input?: object };
  return { ...without(fields, 'id', 'stallId'), ...input };
}

export async function noteChange(
  tx: Database,
  person: Person,
  operation: string,
  args: unknown,
  record: NonNullable<Changed<unknown>['record']>,
) {
  await tx.insert(recordHistory).values({
    ...{ of: record.of, recordId: record.id, savedBy: person.id },
    ...{ operation, fields: fieldsOf(args) },
  });
}

/** The latest changes of a record, for hosts and administrators; for all others none is told. */
export async function historyOf({ db, caller }: Context, of: string, recordId: string) {
  if (caller.kind !== 'person' || caller.person.role === 'customer') return undefined;
  return db
    .select({
      at: sql<string>`to_char(${recordHistory.at}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      by: users.name,
      operation: recordHistory.operation,
      fields: recordHistory.fields,
    })
    .from(recordHistory)
    .leftJoin(users, eq(users.id, recordHistory.savedBy))
    .where(and(eq(recordHistory.of, of), eq(recordHistory.recordId, recordId)))
    .orderBy(desc(recordHistory.id))
    .limit(MAX_TOLD);
}
