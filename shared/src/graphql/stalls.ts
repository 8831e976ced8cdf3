import { nextNumber } from '../rules';
import { sampleStalls } from '../samples';
import type { AdminStall } from '../types';
import { changeWithFallback } from './changeWithFallback';
import type { Client } from './client';
import { inFull } from './inFull';
import type { StallInput, StallPayload } from './inputs';
import type { LiveList, Outcome } from './listState';
import { CREATE_STALL, DELETE_STALL, UPDATE_STALL } from './mutations';
import { STALL, STALLS } from './queries';
import { readWithFallback } from './readWithFallback';
import { readStall } from './reading';
import { stallParts, type StallParts } from './stallParts';
import { carries } from './unsaved';
import { withFallback } from './withFallback';

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
  const core = withFallback<AdminStall>({
    client,
    list: STALLS,
    one: STALL,
    readRow: readStall,
    samples: sampleStalls,
    startsWithSamples: true,
  });
  const { screen } = readWithFallback(core);
  const change = changeWithFallback(core);
  const named = (verb: string) => (stall: AdminStall) => `${verb} stall “${stall.name}”`;
  const inFullOf = (verb: string) => (stall: AdminStall, before: AdminStall | null) =>
    named(verb)(stall) + inFull(stall, before, LABELS);

  return {
    ...screen,
    ...stallParts(change),
    create(input) {
      const { name, description, location } = input;
      return change(null, {
        kind: 'added',
        document: CREATE_STALL,
        variables: { input: newStall(input) },
        summary: inFullOf('Added'),
        inMemory: (_, rows) => ({ ...newStall(input), id: String(nextNumber(rows)) }),
        fromServer: (asked) => readStall(asked) ?? undefined,
        landed: carries<AdminStall>({ name, description, location }),
      });
    },
    update: (stall, input) =>
      change(stall, {
        kind: 'edited',
        document: UPDATE_STALL,
        variables: { id: stall.id, input: { ...stall, ...input } },
        summary: inFullOf('Edited'),
        inMemory: (current) => current && { ...current, ...input },
        fromServer: (asked) => readStall(asked) ?? undefined,
        landed: carries<AdminStall>(input),
        guarded: true,
      }),
    remove: (stall) =>
      change(stall, {
        kind: 'deleted',
        document: DELETE_STALL,
        variables: { id: stall.id },
        summary: named('Deleted'),
        inMemory: () => null,
        fromServer: (asked) => (asked === false ? undefined : null),
        landed: () => true,
      }),
  };
}
