import { sampleStalls } from '../samples';
import { STALL_STATUSES, type AdminMenuHighlight, type AdminStall, type StallImage } from '../types';
import type { FieldsOf, RecordKind } from './field';

/** The fields of a stall, without its parts and amenities. */
export const stallFields = {
  name: { kind: 'name', max: 200 },
  description: { kind: 'text', max: 5000 },
  location: { kind: 'line', max: 200, isWide: true },
  mainImage: { kind: 'picture', isOptional: true, isWide: true },
  status: { kind: 'status', known: STALL_STATUSES, isWide: true },
} as const satisfies FieldsOf<Omit<AdminStall, 'amenities' | 'images' | 'menuHighlights'>>;

export const stallImageFields = {
  url: { kind: 'picture' },
  alt: { kind: 'line', max: 300 },
} as const satisfies FieldsOf<StallImage>;

export const menuHighlightFields = {
  name: { kind: 'name', max: 200 },
  price: { kind: 'price' },
  description: { kind: 'text', max: 2000 },
  image: { kind: 'picture', isOptional: true },
} as const satisfies FieldsOf<AdminMenuHighlight>;

export const stallKind: RecordKind<AdminStall> = {
  one: 'stall',
  many: 'stalls',
  fields: stallFields,
  samples: sampleStalls,
  // The stall list shows its samples while the first load is pending and when it fails (requirements 7, Fallback).
  startsWithSamples: true,
};
