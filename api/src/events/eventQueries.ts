import { numberOf } from '../records/ids';
import { pageArgs } from '../records/page';
import { readRecords } from '../records/readRecords';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import { Event, toEvent } from './eventRecord';
import { events } from './eventTable';

const { list, find } = readRecords({
  of: 'event',
  table: events,
  numberIn: numberOf,
  idOf: String,
  select: (db) => db.select().from(events).$dynamic(),
  toRecord: toEvent,
});

builder.queryFields((t) => ({
  events: t.field({
    type: [Event],
    args: pageArgs,
    extensions: access('public'),
    resolve: (_, args, context) => list(context, args),
  }),
  event: t.field({
    type: Event,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    extensions: access('public'),
    resolve: (_, { id }, context) => find(context, id),
  }),
}));
