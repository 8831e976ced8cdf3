import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { change, changedRecord } from '../records/change';
import { deleteRecord } from '../records/deleteRecord';
import { numberOf } from '../records/ids';
import { lockRecord, savedNow } from '../records/lockRecord';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import { refuseProblems } from '../schema/errors';
import { CreateStallInput, stallColumns, UpdateStallInput } from './stallInput';
import { replaceParts } from './stallParts';
import { selectStalls, Stall } from './stallRecord';
import { stalls } from './stallTables';

async function changedStall(tx: Database, id: number) {
  const [value] = await selectStalls(tx).where(eq(stalls.id, id));
  return changedRecord('stall', value);
}

builder.mutationFields((t) => ({
  createStall: t.field({
    type: Stall,
    nullable: true,
    args: { input: t.arg({ type: CreateStallInput, required: true }) },
    extensions: access('admin'),
    resolve(_, args, context, info) {
      const columns = stallColumns(args.input);
      refuseProblems({ id: !!args.input.id && 'Leave the id empty: the server gives it.' });
      return change(context, info, args, async (tx, person) => {
        const [row] = await tx
          .insert(stalls)
          .values({ ...columns, amenities: columns.amenities ?? [], savedBy: person.id })
          .returning({ id: stalls.id });
        if (!row) throw new Error('The statement returned no stall.');
        await replaceParts(tx, row.id, args.input);
        return changedStall(tx, row.id);
      });
    },
  }),
  updateStall: t.field({
    type: Stall,
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: UpdateStallInput, required: true }) },
    extensions: access('admin'),
    resolve(_, args, context, info) {
      const columns = stallColumns(args.input);
      const isOther = !!args.input.id && args.input.id !== args.id;
      refuseProblems({ id: isOther && 'The id in the input is of another stall.' });
      return change(context, info, args, async (tx, person) => {
        const id = await lockRecord(tx, stalls, 'stall', numberOf(args.id), context);
        await tx
          .update(stalls)
          .set({ ...columns, ...savedNow(person) })
          .where(eq(stalls.id, id));
        await replaceParts(tx, id, args.input);
        return changedStall(tx, id);
      });
    },
  }),
  deleteStall: t.boolean({
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    extensions: access('admin'),
    resolve: (_, args, context, info) =>
      deleteRecord(context, info, args, { of: 'stall', table: stalls, number: numberOf(args.id) }),
  }),
}));
