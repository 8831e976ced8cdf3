import { nextNumber } from '../rules';
import { sampleStalls } from '../samples';
import type { AdminStall } from '../types';
import { createMutations } from './listMutations';
import type { Client } from './client';
import { describeChange } from './describeChange';
import type { StallInput, StallPayload } from './inputs';
import type { LiveList, Outcome } from './listState';
import { CREATE_STALL, DELETE_STALL, UPDATE_STALL } from './mutations';
import { STALL, STALLS } from './queries';
import { createListQueries } from './listQueries';
import { readStall } from './reading';
import { stallParts, type StallParts } from './stallParts';
import { hasValues } from './unsaved';
import { createListStore } from './listStore';

/** The stalls of the venue, as the admin console edits them. */
export interface Stalls extends LiveList<AdminStall>, StallParts {
  create: (input: StallInput) => Promise<Outcome<AdminStall>>;
  /** Sends the existing stall with the edited fields and images (requirements 7, Payloads). */
  update: (stall: AdminStall, input: Partial<StallInput>) => Promise<Outcome<AdminStall>>;
  remove: (stall: AdminStall) => Promise<Outcome<AdminStall>>;
}

// A new stall is sent with an empty id, its images and an empty list of menu highlights (requirements 7, Payloads).
function newStall({
  name,
  description,
  location,
  mainImage,
  amenities,
  status,
  images,
}: StallInput): StallPayload {
  return { id: '', name, description, location, mainImage, amenities, status, images, menuHighlights: [] };
}

const LABELS = {
  location: 'location',
  status: 'status',
  mainImage: 'main image',
  description: 'description',
};

export function createStalls(client: Client): Stalls {
  const store = createListStore<AdminStall>({
    client,
    list: STALLS,
    one: STALL,
    readRow: readStall,
    samples: sampleStalls,
    startsWithSamples: true,
  });
  const { listApi } = createListQueries(store);
  const mutate = createMutations(store);
  const named = (verb: string) => (stall: AdminStall) => `${verb} stall “${stall.name}”`;
  const describe = (verb: string) => (stall: AdminStall, before: AdminStall | null) =>
    named(verb)(stall) + describeChange(stall, before, LABELS);

  return {
    ...listApi,
    ...stallParts(mutate),
    create(input) {
      const { name, description, location } = input;
      return mutate(null, {
        kind: 'added',
        document: CREATE_STALL,
        variables: { input: newStall(input) },
        summary: describe('Added'),
        inMemory: (_, rows) => ({ ...newStall(input), id: String(nextNumber(rows)) }),
        fromServer: (value) => readStall(value) ?? undefined,
        isReflectedIn: hasValues<AdminStall>({ name, description, location }),
      });
    },
    update: (stall, input) =>
      mutate(stall, {
        kind: 'edited',
        document: UPDATE_STALL,
        variables: { id: stall.id, input: { ...stall, ...input } },
        summary: describe('Edited'),
        inMemory: (current) => current && { ...current, ...input },
        fromServer: (value) => readStall(value) ?? undefined,
        isReflectedIn: hasValues<AdminStall>(input),
        checkConflict: true,
      }),
    remove: (stall) =>
      mutate(stall, {
        kind: 'deleted',
        document: DELETE_STALL,
        variables: { id: stall.id },
        summary: named('Deleted'),
        inMemory: () => null,
        fromServer: (value) => (value === false ? undefined : null),
        isReflectedIn: () => true,
      }),
  };
}
