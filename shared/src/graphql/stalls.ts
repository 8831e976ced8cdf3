import { stallKind } from '../entities';
import { nextNumber } from '../rules';
import type { AdminStall } from '../types';
import { call, stallDocuments } from './documents';
import { entityOf } from './entity';
import { createRecords, type Records } from './records';
import type { ListContext } from './list';
import { rowsOf, texts } from './reading';
import type { Row } from './rows';
import { readMenuHighlight, readStallImage, stallParts, type StallParts } from './stallParts';

export type StallRow = Row<AdminStall>;

/** The fields that the stall form edits. */
export type StallInput = Omit<AdminStall, 'id' | 'menuHighlights'>;

/** The stalls of the venue, as the admin console edits them. */
export interface Stalls extends Records<AdminStall, StallInput>, StallParts {}

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

export const stallEntity = entityOf<AdminStall, StallInput>(stallKind, stallDocuments, {
  read: { images: rowsOf(readStallImage), amenities: texts, menuHighlights: rowsOf(readMenuHighlight) },
  make: (input, rows) => ({ ...newStall(input), id: String(nextNumber(rows)) }),
  recognizedBy: ({ name, description, location }) => ({ name, description, location }),
  calls: {
    create: (input) => call(stallDocuments.create, { input: newStall(input) }),
    update: (stall, changes) =>
      call(stallDocuments.update, { id: stall.id, input: payload(stall, { ...stall, ...changes }) }),
  },
});

export function createStalls(context: ListContext): Stalls {
  const { mutate, records } = createRecords(context, stallEntity);
  return { ...records, ...stallParts(mutate) };
}
