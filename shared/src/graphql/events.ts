import { nextNumber } from '../rules';
import { sampleEvents } from '../samples';
import type { AdminEvent } from '../types';
import { createMutations } from './listMutations';
import type { Client } from './client';
import { describeChange } from './describeChange';
import type { EventInput } from './inputs';
import type { LiveList, Outcome } from './listState';
import { CREATE_EVENT, DELETE_EVENT, UPDATE_EVENT } from './mutations';
import { EVENT, EVENTS } from './queries';
import { createListQueries } from './listQueries';
import { readEvent } from './reading';
import { hasValues } from './unsaved';
import { createListStore } from './listStore';

/** The events of the venue, as the admin console edits them. */
export interface Events extends LiveList<AdminEvent> {
  create: (input: EventInput) => Promise<Outcome<AdminEvent>>;
  /** `input` may be any subset of the fields. */
  update: (event: AdminEvent, input: Partial<EventInput>) => Promise<Outcome<AdminEvent>>;
  remove: (event: AdminEvent) => Promise<Outcome<AdminEvent>>;
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

export function createEvents(client: Client, now: () => Date): Events {
  const store = createListStore<AdminEvent>({
    client,
    list: EVENTS,
    one: EVENT,
    readRow: readEvent,
    samples: () => sampleEvents(now()),
  });
  const { listApi } = createListQueries(store);
  const mutate = createMutations(store);
  const named = (verb: string) => (event: AdminEvent) => `${verb} event “${event.title}”`;
  const describe = (verb: string) => (event: AdminEvent, before: AdminEvent | null) =>
    named(verb)(event) + describeChange(event, before, LABELS);

  return {
    ...listApi,
    create: (input) =>
      mutate(null, {
        kind: 'added',
        document: CREATE_EVENT,
        variables: { input },
        summary: describe('Added'),
        inMemory: (_, rows) => ({ id: String(nextNumber(rows)), ...input }),
        fromServer: (value) => readEvent(value) ?? undefined,
        isReflectedIn: hasValues<AdminEvent>(input),
      }),
    update: (event, input) =>
      mutate(event, {
        kind: 'edited',
        document: UPDATE_EVENT,
        variables: { id: event.id, input },
        summary: describe('Edited'),
        inMemory: (current) => current && { ...current, ...input },
        fromServer: (value) => readEvent(value) ?? undefined,
        isReflectedIn: hasValues<AdminEvent>(input),
        checkConflict: true,
      }),
    remove: (event) =>
      mutate(event, {
        kind: 'deleted',
        document: DELETE_EVENT,
        variables: { id: event.id },
        summary: named('Deleted'),
        inMemory: () => null,
        fromServer: (value) => (value === false ? undefined : null),
        isReflectedIn: () => true,
      }),
  };
}
