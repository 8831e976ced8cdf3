import { nextNumber } from '../rules';
import { sampleStalls } from '../samples';
import type { AdminStall } from '../types';
import { describeChange } from './describeChange';
import {
  CreateStallDocument,
  DeleteStallDocument,
  StallDocument,
  StallsDocument,
  UpdateStallDocument,
} from './documents';
import type { StallInput } from './inputs';
import { createList, type ListContext } from './list';
import { createMutations } from './listMutations';
import type { LiveList, Outcome } from './listState';
import { creation, deletion, edit } from './mutation';
import { readStall } from './reading';
import type { Row } from './rows';
import { stallParts, type StallParts } from './stallParts';

export type StallRow = Row<AdminStall>;

/** The stalls of the venue, as the admin console edits them. */
export interface Stalls extends LiveList<StallRow>, StallParts {
  create: (input: StallInput) => Promise<Outcome<StallRow>>;
  /** Sends the existing stall with the edited fields and images (requirements 7, Payloads). */
  update: (stall: StallRow, input: Partial<StallInput>) => Promise<Outcome<StallRow>>;
  remove: (stall: StallRow) => Promise<Outcome<StallRow>>;
}

const LABELS = {
  location: 'location',
  status: 'status',
  mainImage: 'main image',
  description: 'description',
};

const named = (verb: string) => (stall: AdminStall) => `${verb} stall “${stall.name}”`;
const describe = (verb: string) => (stall: AdminStall, before: AdminStall | null) =>
  named(verb)(stall) + describeChange(stall, before, LABELS);

// A stall is sent whole, a new one with an empty id and no menu highlights (requirements 7, Payloads).
const payload = (
  { id, menuHighlights }: Pick<AdminStall, 'id' | 'menuHighlights'>,
  input: StallInput,
): AdminStall => ({
  id,
  name: input.name,
  description: input.description,
  location: input.location,
  mainImage: input.mainImage,
  images: input.images,
  amenities: input.amenities,
  menuHighlights,
  status: input.status,
});
const newStall = (input: StallInput) => payload({ id: '', menuHighlights: [] }, input);

export function createStalls(context: ListContext): Stalls {
  const list = createList<AdminStall>(context, {
    name: 'stalls',
    list: StallsDocument,
    one: StallDocument,
    read: readStall,
    samples: sampleStalls,
    startsWithSamples: true,
  });
  const mutate = createMutations(list);
  return {
    ...list.api,
    ...stallParts(mutate),
    create(input) {
      const { name, description, location } = input;
      return mutate(null, {
        ...creation<AdminStall>(readStall, { name, description, location }, (rows) => ({
          ...newStall(input),
          id: String(nextNumber(rows)),
        })),
        document: CreateStallDocument,
        variables: { input: newStall(input) },
        summary: describe('Added'),
      });
    },
    update: (stall, input) =>
      mutate(stall, {
        ...edit<AdminStall>(readStall, input),
        document: UpdateStallDocument,
        variables: { id: stall.id, input: payload(stall, { ...stall, ...input }) },
        summary: describe('Edited'),
      }),
    remove: (stall) =>
      mutate(stall, {
        ...deletion,
        document: DeleteStallDocument,
        variables: { id: stall.id },
        summary: named('Deleted'),
      }),
  };
}
