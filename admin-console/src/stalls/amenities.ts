import { AMENITY_CATALOGUE } from '@venue/shared/limits';

/** Amenities named in a row of the table before "+N more" (requirements 9, Limits). */
const STALL_AMENITIES_SHOWN = 3;

/** The first three amenities, and "+2 more" for the others, or null when there are none (requirements 9, Limits). */
export interface AmenitySummary {
  shown: string[];
  more: string | null;
}

/** Summary of a stall's amenities for a row of the admin stall table (requirements 9, Limits). */
export function amenitySummary(names: readonly string[]): AmenitySummary {
  const rest = names.length - STALL_AMENITIES_SHOWN;
  return { shown: names.slice(0, STALL_AMENITIES_SHOWN), more: rest > 0 ? `+${rest} more` : null };
}

/**
 * Names of amenity ids in the order given; ids outside the fixed catalogue are left out (requirements 3, Amenity
 * catalogue).
 */
export function amenityNames(ids: readonly string[]): string[] {
  return ids.flatMap((id) => AMENITY_CATALOGUE.find((amenity) => amenity.id === id)?.name ?? []);
}
