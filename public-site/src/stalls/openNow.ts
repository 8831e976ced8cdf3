import { minutesOf, nairobiClock } from '@venue/shared/rules';
import type { CatalogueStall } from '../catalogue/stalls';
import { openState } from './openState';

const MINUTES_A_DAY = 24 * 60;

export function openStalls(stalls: readonly CatalogueStall[], now: Date): CatalogueStall[] {
  return stalls.filter(({ openingHours }) => openState(openingHours, now).open);
}

/** The stall that opens next; of several, the one with the lowest number. */
export function nextToOpen(stalls: readonly CatalogueStall[], now: Date): CatalogueStall | undefined {
  const { minutes } = nairobiClock(now);
  const wait = ({ openingHours }: CatalogueStall) =>
    ((minutesOf(openingHours.opens) ?? 0) - minutes + MINUTES_A_DAY) % MINUTES_A_DAY;
  return [...stalls].sort((a, b) => wait(a) - wait(b))[0];
}
