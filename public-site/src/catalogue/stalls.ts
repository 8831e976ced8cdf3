// requirements 3, Stall; requirements 9, Sample prices
import { amani } from './stalls/amani';
import { brownies } from './stalls/brownies';
import { carwash } from './stalls/carwash';
import { fishCorner } from './stalls/fishCorner';
import { kims } from './stalls/kims';
import { porkDelights } from './stalls/porkDelights';
import { restaurantBar } from './stalls/restaurantBar';
import type { CatalogueStall } from './stalls/stall';
import { tysons } from './stalls/tysons';
import { wendo } from './stalls/wendo';

export { HIGHLIGHTS } from './stalls/highlights';
export type { CatalogueStall } from './stalls/stall';

/** All nine stalls, in the order of their numbers. */
export const STALLS: readonly CatalogueStall[] = [
  restaurantBar,
  tysons,
  brownies,
  amani,
  fishCorner,
  porkDelights,
  kims,
  wendo,
  carwash,
];

export function findStall(id: string | undefined): CatalogueStall | undefined {
  return STALLS.find((stall) => stall.id === id);
}
