// requirements 3, Stall
import { STALL_TEXTS } from './generated/stallTexts';
import { STALLS as LISTED } from './generated/stalls';
import type { ListedStall, StallTexts } from './stall';

export { HIGHLIGHTS } from './generated/highlights';

export interface CatalogueStall extends ListedStall, StallTexts {}

export const STALLS: readonly CatalogueStall[] = LISTED.map((stall) => ({
  ...stall,
  ...STALL_TEXTS[stall.id],
}));

export function findStall(id: string | undefined): CatalogueStall | undefined {
  return STALLS.find((stall) => stall.id === id);
}
