import { numberOf } from '../records/ids';
import { pageArgs } from '../records/page';
import { readRecords } from '../records/readRecords';
import { access } from '../schema/access';
import { builder } from '../schema/builder';
import { selectStalls, Stall, type StallRecord } from './stallRecord';
import { stalls } from './stallTables';

const { list, find } = readRecords({
  of: 'stall',
  table: stalls,
  numberIn: numberOf,
  idOf: String,
  select: selectStalls,
  toRecord: (row: StallRecord) => row,
});

builder.queryFields((t) => ({
  stalls: t.field({
    type: [Stall],
    args: pageArgs,
    extensions: access('public'),
    resolve: (_, args, context) => list(context, args),
  }),
  stall: t.field({
    type: Stall,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    extensions: access('public'),
    resolve: (_, { id }, context) => find(context, id),
  }),
}));
