import { and, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { type Database, queryRows } from '../database/database';
import type { Context } from '../schema/context';
import { historyOf } from './history';
import { type Ids, plainIds } from './ids';
import type { RecordTable } from './lockRecord';
import { type PageArgs, pageOf } from './page';
import type { Noted } from './versions';
import { without } from './without';

/** The part of Drizzle's select that reading needs. */
interface Select<Row> extends PromiseLike<Row[]> {
  where: (condition: SQL | undefined) => Select<Row>;
  orderBy: (order: SQL) => Select<Row>;
  limit: (rows: number) => Select<Row>;
}

export interface Kind<Row, Found> extends Ids {
  /** The kind as its versions are noted, such as `event`. */
  one: string;
  table: RecordTable;
  select: (db: Database) => Select<Row>;
  toRecord: (row: Row) => Found;
}

/** What a row has for the record, beside its id. */
export const shownOf = <Row extends RecordTable['$inferSelect']>(row: Row) =>
  without(row, 'id', 'savedAt', 'savedBy', 'deletedAt');

/** A kind whose records are the rows of its table. */
export const rowsOf = <Table extends RecordTable>(table: Table) => ({
  ...plainIds,
  table,
  select: (db: Database): Select<Table['$inferSelect']> => db.select().from<RecordTable>(table).$dynamic(),
  toRecord: (row: Table['$inferSelect']) => ({ ...shownOf(row), id: String(row.id) }),
});

/** The two ways to read records of a kind, each of which notes their versions for the answer. */
export function readRecords<Row, Found extends Noted>(kind: Kind<Row, Found>) {
  const { one, table, numberIn, idOf, select, toRecord } = kind;
  const { id, savedAt, deletedAt } = table;
  const note = ({ versions }: Context, row: Row) => {
    const found = toRecord(row);
    versions.note(one, found);
    return found;
  };
  return {
    async list(context: Context, args: PageArgs, filter?: SQL) {
      const { condition, order, limit } = pageOf(args, id, numberIn);
      const { db, changesSince, versions } = context;
      const since = changesSince ? gt(savedAt, changesSince) : undefined;
      // Read before the rows, so that nothing falls between two readings.
      const [clock] = await queryRows<{ now: string }>(
        db,
        sql`select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
      );
      versions.add({ stamp: clock?.now });
      if (since) {
        const gone = await db
          .select({ id: sql<number>`${id}` })
          .from(table)
          .where(and(isNotNull(deletedAt), since));
        versions.add({ deleted: gone.map((row) => idOf(row.id)) });
      }
      const query = select(db)
        .where(and(condition, filter, since, isNull(deletedAt)))
        .orderBy(order);
      return (await (limit ? query.limit(limit) : query)).map((row) => note(context, row));
    },
    async find(context: Context, asked: string) {
      const number = numberIn(asked);
      const [row] =
        number === null ? [] : await select(context.db).where(and(eq(id, number), isNull(deletedAt)));
      if (row === undefined) return null;
      context.versions.add({ history: await historyOf(context, one, asked) });
      return note(context, row);
    },
  };
}
