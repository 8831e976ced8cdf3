import { nextNumber } from '../rules';
import { sampleEvents } from '../samples';
import type { AdminEvent } from '../types';
import { describeChange } from './describeChange';
import {
  CreateEventDocument,
  DeleteEventDocument,
  EventDocument,
  EventsDocument,
  UpdateEventDocument,
} from './documents';
import type { EventInput } from './inputs';
import { createList, type ListContext } from './list';
import { createMutations } from './listMutations';
import type { LiveList, Outcome } from './listState';
import { creation, deletion, edit } from './mutation';
import { readEvent } from './reading';
import type { Row } from './rows';

export type EventRow = Row<AdminEvent>;

/** The events of the venue, as the admin console edits them. */
export interface Events extends LiveList<EventRow> {
  create: (input: EventInput) => Promise<Outcome<EventRow>>;
  /** `input` may be any subset of the fields. */
  update: (event: EventRow, input: Partial<EventInput>) => Promise<Outcome<EventRow>>;
  remove: (event: EventRow) => Promise<Outcome<EventRow>>;
}

const LABELS = {
  date: 'date',
  time: 'time',
  price: 'price',
  capacity: 'capacity',
  status: 'status',
  image: 'picture',
  description: 'description',
};

const named = (verb: string) => (event: AdminEvent) => `${verb} event “${event.title}”`;
const describe = (verb: string) => (event: AdminEvent, before: AdminEvent | null) =>
  named(verb)(event) + describeChange(event, before, LABELS);

export function createEvents(context: ListContext): Events {
  const list = createList<AdminEvent>(context, {
    name: 'events',
    list: EventsDocument,
    one: EventDocument,
    read: readEvent,
    samples: () => sampleEvents(context.now()),
  });
  const mutate = createMutations(list);
  return {
    ...list.api,
    create: (input) =>
      mutate(null, {
        ...creation<AdminEvent>(readEvent, input, (rows) => ({ id: String(nextNumber(rows)), ...input })),
        document: CreateEventDocument,
        variables: { input },
        summary: describe('Added'),
      }),
    update: (event, input) =>
      mutate(event, {
        ...edit<AdminEvent>(readEvent, input),
        document: UpdateEventDocument,
        variables: { id: event.id, input },
        summary: describe('Edited'),
      }),
    remove: (event) =>
      mutate(event, {
        ...deletion,
        document: DeleteEventDocument,
        variables: { id: event.id },
        summary: named('Deleted'),
      }),
  };
}
