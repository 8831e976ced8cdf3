import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import type { Context } from '../schema/context';
import { type PageArgs, pageOf } from './page';

/** The part of Drizzle's select that reading needs. */
interface Select<Row> extends PromiseLike<Row[]> {
  where: (condition: SQL | undefined) => Select<Row>;
  orderBy: (order: SQL) => Select<Row>;
  limit: (rows: number) => Select<Row>;
}

interface Kind<Row, Found> {
  /** The kind as its versions are noted, such as `event`. */
  of: string;
  id: PgColumn;
  /** The number in an id of this kind; null when it is none. */
  numberIn: (id: string) => number | null;
  select: (db: Database) => Select<Row>;
  toRecord: (row: Row) => Found;
}

/** The two ways to read records of a kind, each of which notes their versions for the answer. */
export function readRecords<Row, Found extends { id: string; version: string }>(kind: Kind<Row, Found>) {
  const { of, id, numberIn, select, toRecord } = kind;
  const note = ({ versions }: Context, row: Row) => {
    const found = toRecord(row);
    versions.note(of, found.id, found.version);
    return found;
  };
  return {
    async list(context: Context, args: PageArgs, filter?: SQL) {
      const { condition, order, limit } = pageOf(args, id, numberIn);
      const query = select(context.db).where(and(condition, filter)).orderBy(order);
      return (await (limit ? query.limit(limit) : query)).map((row) => note(context, row));
    },
    async find(context: Context, asked: string) {
      const number = numberIn(asked);
      const [row] = number === null ? [] : await select(context.db).where(eq(id, number));
      return row === undefined ? null : note(context, row);
    },
  };
}
