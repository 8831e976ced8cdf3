import { nextNumber } from '../rules';
import { sampleEvents } from '../samples';
import type { AdminEvent } from '../types';
import { changeWithFallback } from './changeWithFallback';
import type { Client } from './client';
import { inFull } from './inFull';
import type { EventInput } from './inputs';
import type { LiveList, Outcome } from './listState';
import { CREATE_EVENT, DELETE_EVENT, UPDATE_EVENT } from './mutations';
import { EVENT, EVENTS } from './queries';
import { readWithFallback } from './readWithFallback';
import { readEvent } from './reading';
import { carries } from './unsaved';
import { withFallback } from './withFallback';

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
  const core = withFallback<AdminEvent>({
    client,
    list: EVENTS,
    one: EVENT,
    readRow: readEvent,
    samples: () => sampleEvents(now()),
  });
  const { screen } = readWithFallback(core);
  const change = changeWithFallback(core);
  const named = (verb: string) => (event: AdminEvent) => `${verb} event “${event.title}”`;
  const inFullOf = (verb: string) => (event: AdminEvent, before: AdminEvent | null) =>
    named(verb)(event) + inFull(event, before, LABELS);

  return {
    ...screen,
    create: (input) =>
      change(null, {
        kind: 'added',
        document: CREATE_EVENT,
        variables: { input },
        summary: inFullOf('Added'),
        inMemory: (_, rows) => ({ id: String(nextNumber(rows)), ...input }),
        fromServer: (asked) => readEvent(asked) ?? undefined,
        landed: carries<AdminEvent>(input),
      }),
    update: (event, input) =>
      change(event, {
        kind: 'edited',
        document: UPDATE_EVENT,
        variables: { id: event.id, input },
        summary: inFullOf('Edited'),
        inMemory: (current) => current && { ...current, ...input },
        fromServer: (asked) => readEvent(asked) ?? undefined,
        landed: carries<AdminEvent>(input),
        guarded: true,
      }),
    remove: (event) =>
      change(event, {
        kind: 'deleted',
        document: DELETE_EVENT,
        variables: { id: event.id },
        summary: named('Deleted'),
        inMemory: () => null,
        fromServer: (asked) => (asked === false ? undefined : null),
        landed: () => true,
      }),
  };
}
