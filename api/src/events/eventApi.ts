import { numberOf } from '../records/ids';
import { addRecordApi } from '../records/recordApi';
import { CreateEventInput, eventColumns, UpdateEventInput } from './eventInput';
import { Event, toEvent } from './eventRecord';
import { events } from './eventTable';

addRecordApi({
  ...{ of: 'event', many: 'events', type: Event, readBy: 'public', changedBy: 'admin' },
  table: events,
  numberIn: numberOf,
  idOf: String,
  select: (db) => db.select().from(events).$dynamic(),
  toRecord: toEvent,
  createInput: CreateEventInput,
  updateInput: UpdateEventInput,
  added: eventColumns,
  edited: eventColumns,
});
