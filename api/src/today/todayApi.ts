import { access } from '../schema/access';
import { builder } from '../schema/builder';
import { changeToday, readToday, type Today as Said } from './today';

const Today = builder.objectRef<Said>('Today').implement({
  description: 'What is said of this business day alone. It ends by itself.',
  extensions: access('host'),
  fields: (t) => ({
    until: t.exposeString('until', { description: 'When the business day ends, in UTC.' }),
    soldOut: t.exposeStringList('soldOut', { description: 'Names of dishes.' }),
    closes: t.exposeString('closes', {
      nullable: true,
      description: 'When the kitchen closes early, HH:mm.',
    }),
    line: t.exposeString('line', { nullable: true }),
    savedBy: t.exposeString('savedBy', { nullable: true, description: 'Who made the last change.' }),
    savedAt: t.exposeString('savedAt', { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  today: t.field({
    type: Today,
    nullable: true,
    extensions: access('host'),
    resolve: (_, __, { db }) => readToday(db),
  }),
}));

builder.mutationFields((t) => ({
  updateToday: t.field({
    type: Today,
    nullable: true,
    description:
      'Adds to what is said, or takes it back; a blank time or line is none. Of two lines the later counts.',
    args: {
      soldOut: t.arg.stringList(),
      back: t.arg.stringList(),
      closes: t.arg.string(),
      line: t.arg.string(),
    },
    extensions: access('host'),
    resolve: (_, changes, context) => changeToday(context, changes),
  }),
}));
