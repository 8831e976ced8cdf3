import type { Motif } from '@venue/shared/ui';

/** An amenity of the grounds beside the stalls (requirements 2, Stalls). */
export interface AdditionalAmenity {
  name: string;
  availability: 'weekends only' | 'daily' | 'opening soon';
  motif: Motif;
}

export const ADDITIONAL_AMENITIES: readonly AdditionalAmenity[] = [
  { name: 'Bouncing Castle', availability: 'weekends only', motif: 'kids' },
  { name: 'Garden Area', availability: 'daily', motif: 'garden' },
  { name: 'Barber & Salon', availability: 'daily', motif: 'barber' },
  { name: 'Spa', availability: 'daily', motif: 'spa' },
  { name: 'Water Stall', availability: 'opening soon', motif: 'drink' },
];
