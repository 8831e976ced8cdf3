import { nextOpening, openState } from '@venue/shared/rules';
import type { CatalogueStall } from '../catalogue/stalls';

export function openStalls(stalls: readonly CatalogueStall[], now: Date): CatalogueStall[] {
  return stalls.filter(({ openingHours }) => openState(openingHours, now).open);
}

/** The stall that opens next; of several, the one with the lowest number. */
export function nextToOpen(stalls: readonly CatalogueStall[], now: Date): CatalogueStall | undefined {
  const opening = ({ openingHours }: CatalogueStall) => nextOpening(openingHours, now);
  return [...stalls].sort((a, b) => opening(a) - opening(b))[0];
}
