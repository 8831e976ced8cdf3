import { SAMPLE_STALLS } from '../generated/samples';
import type { AdminStall } from '../types';
import { photo } from './photo';

/** Amenities of the fixed catalogue, and the status. */
const FACTS = [
  { amenities: ['1', '2', '4', '8', '9'], status: 'active' },
  { amenities: ['2', '7', '8'], status: 'active' },
  { amenities: ['2', '10'], status: 'maintenance' },
] as const;

const numbered = <Part>(parts: readonly Part[]) =>
  parts.map((part, index) => ({ id: String(index + 1), ...part }));

/** The three admin stalls shown while the server is unreachable (requirements 7, Fallback). */
export function sampleStalls(): AdminStall[] {
  return numbered(SAMPLE_STALLS).map(({ photo: main, images, highlights, ...words }, index) => ({
    ...words,
    mainImage: photo(main),
    images: numbered(images).map(({ id, photo: address, alt }) => ({ id, url: photo(address), alt })),
    amenities: [...(FACTS[index]?.amenities ?? [])],
    menuHighlights: numbered(highlights).map(({ photo: address, ...dish }) => ({
      ...dish,
      image: photo(address),
    })),
    status: FACTS[index]?.status ?? 'active',
  }));
}
