import { nextNumber } from '../rules';
import { sampleEvents } from '../samples';
import { EVENT_STATUSES, type AdminEvent } from '../types';
import {
  call,
  CreateEventDocument,
  DeleteEventDocument,
  EventDocument,
  EventsDocument,
  UpdateEventDocument,
} from './documents';
import type { Entity } from './entity';
import { number, readerOf, statusOf, text, textOrNull } from './reading';

/** Event create or update (requirements 7, Payloads): all fields but the id, or any subset of them. */
export type EventInput = Omit<AdminEvent, 'id'>;

export const eventEntity: Entity<AdminEvent, EventInput> = {
  name: 'events',
  one: 'event',
  nameOf: ({ title }) => `“${title}”`,
  labels: {
    date: 'date',
    time: 'time',
    price: 'price',
    capacity: 'capacity',
    status: 'status',
    image: 'picture',
    description: 'description',
  },
  read: readerOf<AdminEvent>({
    title: text,
    date: text,
    time: text,
    description: text,
    image: textOrNull,
    price: number,
    capacity: number,
    status: statusOf(EVENT_STATUSES),
  }),
  samples: sampleEvents,
  make: (input, rows) => ({ id: String(nextNumber(rows)), ...input }),
  calls: {
    list: EventsDocument,
    one: EventDocument,
    create: (input) => call(CreateEventDocument, { input }),
    update: ({ id }, input) => call(UpdateEventDocument, { id, input }),
    remove: ({ id }) => call(DeleteEventDocument, { id }),
  },
};
