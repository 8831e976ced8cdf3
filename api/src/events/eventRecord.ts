import { without } from '../records/without';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import { EventStatus } from './eventInput';
import type { events } from './eventTable';

export type EventRow = typeof events.$inferSelect;

/** An event as the schema shows it. */
export const toEvent = (row: EventRow) => ({
  ...without(row, 'savedAt', 'savedBy', 'deletedAt'),
  id: String(row.id),
});

export const Event = builder.objectRef<ReturnType<typeof toEvent>>('Event').implement({
  extensions: access('public'),
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    date: t.exposeString('date'),
    time: t.exposeString('time'),
    description: t.exposeString('description'),
    image: t.exposeString('image', { nullable: true, description: 'Address of a picture.' }),
    price: t.exposeFloat('price', { description: 'KSh.' }),
    capacity: t.exposeInt('capacity'),
    status: t.expose('status', { type: EventStatus }),
  }),
});
