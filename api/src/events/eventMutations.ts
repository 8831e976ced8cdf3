import { eq } from 'drizzle-orm';
import { change, changedRecord } from '../records/change';
import { deleteRecord } from '../records/deleteRecord';
import { numberOf } from '../records/ids';
import { lockRecord, savedNow } from '../records/lockRecord';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import { CreateEventInput, eventColumns, UpdateEventInput } from './eventInput';
import { Event, type EventRow, toEvent } from './eventRecord';
import { events } from './eventTable';

const changed = (row: EventRow | undefined) => changedRecord('event', row && toEvent(row));

builder.mutationFields((t) => ({
  createEvent: t.field({
    type: Event,
    nullable: true,
    args: { input: t.arg({ type: CreateEventInput, required: true }) },
    extensions: access('admin'),
    resolve(_, args, context, info) {
      const columns = eventColumns(args.input);
      return change(context, info, args, async (tx, person) => {
        const [row] = await tx
          .insert(events)
          .values({ ...columns, savedBy: person.id })
          .returning();
        return changed(row);
      });
    },
  }),
  updateEvent: t.field({
    type: Event,
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: UpdateEventInput, required: true }) },
    extensions: access('admin'),
    resolve(_, args, context, info) {
      const columns = eventColumns(args.input);
      return change(context, info, args, async (tx, person) => {
        const id = await lockRecord(tx, events, 'event', numberOf(args.id), context);
        const [row] = await tx
          .update(events)
          .set({ ...columns, ...savedNow(person) })
          .where(eq(events.id, id))
          .returning();
        return changed(row);
      });
    },
  }),
  deleteEvent: t.boolean({
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    extensions: access('admin'),
    resolve: (_, args, context, info) =>
      deleteRecord(context, info, args, { of: 'event', table: events, number: numberOf(args.id) }),
  }),
}));
