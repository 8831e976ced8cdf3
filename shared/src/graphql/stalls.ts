import { nextNumber } from '../rules';
import { sampleStalls } from '../samples';
import { STALL_STATUSES, type AdminStall } from '../types';
import {
  call,
  CreateStallDocument,
  DeleteStallDocument,
  StallDocument,
  StallsDocument,
  UpdateStallDocument,
} from './documents';
import type { Entity } from './entity';
import { createRecords, type Records } from './records';
import type { ListContext } from './list';
import { readerOf, rowsOf, statusOf, text, textOrNull, texts } from './reading';
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

export const stallEntity: Entity<AdminStall, StallInput> = {
  name: 'stalls',
  one: 'stall',
  nameOf: ({ name }) => `“${name}”`,
  labels: {
    location: 'location',
    status: 'status',
    mainImage: 'main image',
    description: 'description',
  },
  read: readerOf<AdminStall>({
    name: text,
    description: text,
    location: text,
    mainImage: textOrNull,
    images: rowsOf(readStallImage),
    amenities: texts,
    menuHighlights: rowsOf(readMenuHighlight),
    status: statusOf(STALL_STATUSES),
  }),
  samples: sampleStalls,
  // The stall list shows its samples while the first load is pending and when it fails (requirements 7, Fallback).
  startsWithSamples: true,
  make: (input, rows) => ({ ...newStall(input), id: String(nextNumber(rows)) }),
  recognizedBy: ({ name, description, location }) => ({ name, description, location }),
  calls: {
    list: StallsDocument,
    one: StallDocument,
    create: (input) => call(CreateStallDocument, { input: newStall(input) }),
    update: (stall, changes) =>
      call(UpdateStallDocument, { id: stall.id, input: payload(stall, { ...stall, ...changes }) }),
    remove: ({ id }) => call(DeleteStallDocument, { id }),
  },
};

export function createStalls(context: ListContext): Stalls {
  const { mutate, records } = createRecords(context, stallEntity);
  return { ...records, ...stallParts(mutate) };
}
