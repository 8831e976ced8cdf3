// requirements 3, Stall
import { STALLS } from './generated/stalls';
import type { CatalogueStall } from './stall';

export { HIGHLIGHTS } from './generated/highlights';
export { STALLS };
export type { CatalogueStall } from './stall';

export function findStall(id: string | undefined): CatalogueStall | undefined {
  return STALLS.find((stall) => stall.id === id);
}
