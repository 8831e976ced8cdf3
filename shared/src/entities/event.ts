import { sampleEvents } from '../samples';
import { EVENT_STATUSES, type AdminEvent } from '../types';
import type { FieldsOf, RecordKind } from './field';

export const eventFields = {
  title: { kind: 'name', max: 200 },
  description: { kind: 'text', max: 5000 },
  date: { kind: 'date' },
  time: { kind: 'time' },
  price: { kind: 'price' },
  capacity: { kind: 'whole', min: 0, max: 100_000 },
  image: { kind: 'picture', isOptional: true, word: 'picture', description: 'Address of a picture.' },
  status: { kind: 'status', known: EVENT_STATUSES },
} as const satisfies FieldsOf<AdminEvent>;

export const eventKind: RecordKind<AdminEvent> = {
  one: 'event',
  many: 'events',
  fields: eventFields,
  samples: sampleEvents,
};
