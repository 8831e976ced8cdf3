import type { RecordKind } from '@venue/shared/entities';
import { capitalized } from '@venue/shared/status';
import { eq, sql } from 'drizzle-orm';
import type { GraphQLResolveInfo } from 'graphql';
import type { Database } from '../database/database';
import { type Access, access } from '../schema/access';
import { builder } from '../schema/builder';
import type { Check } from '../schema/checks';
import type { Context } from '../schema/context';
import { change, changedRecord } from './change';
import { lockRecord, savedNow } from './lockRecord';
import { pageArgs } from './page';
import { type Kind, readRecords } from './readRecords';
import { checkedValues, valuesOf } from './recordFields';
import { type RecordTypes, recordTypes } from './recordTypes';
import type { Noted } from './versions';

/** Columns with what they are set to. */
type Columns = Record<string, unknown>;

/**
 * How a kind of record is queried and changed, beside what follows from its fields. `one` names the calls: `event`,
 * `createEvent`, `updateEvent`, `deleteEvent`; `many` is the list.
 */
interface RecordApi<Row, Found, Item, More>
  extends Kind<Row, Found>, RecordTypes<Found>, Omit<RecordKind<Item>, 'one' | 'fields'> {
  /** Who may add and change them, beside administrators, who delete them. */
  changedBy?: Access;
  /** What a new record has, and what an edit sets, where it is not just the values of the fields. @throws BAD_USER_INPUT. */
  added?: (values: Columns, input: More) => Columns;
  edited?: (values: Columns, input: More, context: Context, id: string) => Columns;
  /** What else a sample has. */
  sampled?: (sample: Item) => Columns;
  /** Checks of what an input has beside the fields. */
  moreChecks?: Record<string, Check>;
  /** What the history is told of an update beside its arguments. */
  noted?: (context: Context) => object | false;
  /** Saves what an input has for other tables. */
  saveParts?: (tx: Database, id: number, input: More) => Promise<void>;
}

/** Adds the two queries and three mutations of a kind of record. @returns The kind, with what else is made of it. */
export function addRecordApi<Row, Found extends Noted, Item extends object, More extends object>(
  kind: RecordApi<Row, Found, Item, More>,
) {
  const { one, many, table, select, toRecord, numberIn, idOf, saveParts, fields, newFields = fields } = kind;
  const { type, createInput, updateInput } = recordTypes(kind);
  const { list, find } = readRecords(kind);
  const name = capitalized(one);
  const [reader, writer] = [access(kind.readBy), access(kind.changedBy ?? 'admin')];

  async function changed(tx: Database, id: number) {
    const [row] = await select(tx).where(eq(table.id, id));
    return changedRecord(one, row && toRecord(row));
  }

  const create = (context: Context, info: GraphQLResolveInfo, args: { input: More }) => {
    const { input } = args;
    const values = checkedValues(newFields, input, kind.moreChecks);
    const columns = kind.added?.(values, input) ?? values;
    return change(context, info, args, async (tx, person) => {
      const [row] = await tx
        .insert(table)
        .values({ ...columns, savedBy: person.id })
        .returning({ id: table.id });
      const id = Number(row?.id);
      await saveParts?.(tx, id, input);
      return changed(tx, id);
    });
  };

  const update = (context: Context, info: GraphQLResolveInfo, args: { id: string }, input: More) => {
    const values = checkedValues(fields, input, kind.moreChecks);
    const columns = kind.edited?.(values, input, context, args.id) ?? values;
    return change(context, info, { ...args, ...kind.noted?.(context) }, async (tx, person) => {
      const id = await lockRecord(tx, table, one, numberIn(args.id), context);
      await tx
        .update(table)
        .set({ ...savedNow(person), ...columns })
        .where(eq(table.id, id));
      await saveParts?.(tx, id, input);
      return changed(tx, id);
    });
  };

  const remove = (context: Context, info: GraphQLResolveInfo, args: { id: string }) =>
    change(context, info, args, async (tx, person) => {
      const id = await lockRecord(tx, table, one, numberIn(args.id), context);
      const [row] = await tx
        .update(table)
        .set({ ...savedNow(person), deletedAt: sql`now()` })
        .where(eq(table.id, id))
        .returning({ version: sql<string>`${table.version}` });
      return { value: true, record: { of: one, id: idOf(id), version: row?.version ?? '' } };
    });

  /** Inserts the samples. */
  async function seed(tx: Database, now: Date) {
    for (const sample of kind.samples(now)) {
      const columns = { ...valuesOf(fields, sample), ...kind.sampled?.(sample) };
      const [row] = await tx.insert(table).values(columns).returning({ id: table.id });
      await saveParts?.(tx, Number(row?.id), sample as never); // a sample has the parts of an input
    }
  }

  builder.queryFields((t) => ({
    [many]: t.field({
      type: [type],
      args: pageArgs,
      extensions: reader,
      resolve: (_, args, context) => list(context, args) as never, // of the type, by `toRecord`
    }),
    [one]: t.field({
      type,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      extensions: reader,
      resolve: (_, { id }, context) => find(context, id) as never,
    }),
  }));
  builder.mutationFields((t) => ({
    [`create${name}`]: t.field({
      type,
      nullable: true,
      args: { input: t.arg({ type: createInput, required: true }) },
      extensions: writer,
      resolve: (_, args, context, info) => create(context, info, args as never) as never, // as the schema reads it
    }),
    [`update${name}`]: t.field({
      type,
      nullable: true,
      args: { id: t.arg.id({ required: true }), input: t.arg({ type: updateInput, required: true }) },
      extensions: writer,
      resolve(_, read, context, info) {
        const args = read as { id: string; input: More }; // as the schema reads them
        return update(context, info, args, args.input) as never;
      },
    }),
    [`delete${name}`]: t.boolean({
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      extensions: access('admin'),
      resolve: (_, args, context, info) => remove(context, info, args),
    }),
  }));
  return { one, table, numberIn, list, update, seed, type };
}
