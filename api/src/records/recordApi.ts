import type { InputRef, OutputRef } from '@pothos/core';
import { eq, sql } from 'drizzle-orm';
import type { GraphQLResolveInfo } from 'graphql';
import type { Database } from '../database/database';
import { type Access, access } from '../schema/access';
import { builder } from '../schema/builder';
import type { Context } from '../schema/context';
import { change, changedRecord } from './change';
import { lockRecord, savedNow } from './lockRecord';
import { pageArgs } from './page';
import { type Kind, readRecords } from './readRecords';
import type { Noted } from './versions';

/** Columns with what they are set to. */
type Columns = Record<string, unknown>;

/** How a kind of record is queried and changed. `of` names its fields: `event`, `createEvent`, `updateEvent`, `deleteEvent`. */
interface RecordApi<Row, Found, Input, Changes> extends Kind<Row, Found> {
  /** The field with all of them: `events`. */
  many: string;
  type: OutputRef<Found>;
  /** Who may read them, and who may add and change them. Administrators delete them. */
  readBy: Access;
  changedBy: Access;
  createInput: InputRef<Input>;
  updateInput: InputRef<Changes>;
  /** What a new record has. @throws BAD_USER_INPUT with a sentence for each field. */
  added: (input: Input) => Columns;
  /** What an edit sets. @throws BAD_USER_INPUT with a sentence for each field. */
  edited: (input: Changes, context: Context, id: string) => Columns;
  /** What the history is told of an update beside its arguments. */
  noted?: (context: Context) => object | false;
  /** Saves what an input has for other tables. */
  saveParts?: (tx: Database, id: number, input: Input | Changes) => Promise<void>;
}

/** Adds the two queries and three mutations of a kind of record. @returns The update, for further mutations of the kind. */
export function addRecordApi<Row, Found extends Noted, Input extends object, Changes extends object>(
  kind: RecordApi<Row, Found, Input, Changes>,
) {
  const { of, many, table, type, select, toRecord, numberIn, idOf, added, edited, saveParts } = kind;
  const { list, find } = readRecords(kind);
  const named = (verb: string) => verb + of.charAt(0).toUpperCase() + of.slice(1);
  const [reader, writer] = [access(kind.readBy), access(kind.changedBy)];

  async function changed(tx: Database, id: number) {
    const [row] = await select(tx).where(eq(table.id, id));
    return changedRecord(of, row && toRecord(row));
  }

  const create = (context: Context, info: GraphQLResolveInfo, args: { input: Input }) => {
    const columns = added(args.input);
    return change(context, info, args, async (tx, person) => {
      const [row] = await tx
        .insert(table)
        .values({ ...columns, savedBy: person.id })
        .returning({ id: table.id });
      const id = Number(row?.id);
      await saveParts?.(tx, id, args.input);
      return changed(tx, id);
    });
  };

  const update = (context: Context, info: GraphQLResolveInfo, args: { id: string }, input: Changes) => {
    const columns = edited(input, context, args.id);
    return change(context, info, { ...args, ...kind.noted?.(context) }, async (tx, person) => {
      const id = await lockRecord(tx, table, of, numberIn(args.id), context);
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
      const id = await lockRecord(tx, table, of, numberIn(args.id), context);
      const [row] = await tx
        .update(table)
        .set({ ...savedNow(person), deletedAt: sql`now()` })
        .where(eq(table.id, id))
        .returning({ version: sql<string>`${table.version}` });
      return { value: true, record: { of, id: idOf(id), version: row?.version ?? '' } };
    });

  builder.queryFields((t) => ({
    [many]: t.field({
      type: [type],
      args: pageArgs,
      extensions: reader,
      resolve: (_, args, context) => list(context, args) as never, // of the type, by `toRecord`
    }),
    [of]: t.field({
      type,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      extensions: reader,
      resolve: (_, { id }, context) => find(context, id) as never,
    }),
  }));
  builder.mutationFields((t) => ({
    [named('create')]: t.field({
      type,
      nullable: true,
      args: { input: t.arg({ type: kind.createInput, required: true }) },
      extensions: writer,
      resolve: (_, args, context, info) => create(context, info, args as { input: Input }) as never, // as the schema reads it
    }),
    [named('update')]: t.field({
      type,
      nullable: true,
      args: { id: t.arg.id({ required: true }), input: t.arg({ type: kind.updateInput, required: true }) },
      extensions: writer,
      resolve(_, read, context, info) {
        const args = read as object as { id: string; input: Changes }; // as the schema reads them
        return update(context, info, args, args.input) as never;
      },
    }),
    [named('delete')]: t.boolean({
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      extensions: access('admin'),
      resolve: (_, args, context, info) => remove(context, info, args),
    }),
  }));
  return { list, update };
}
