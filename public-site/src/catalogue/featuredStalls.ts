import { amani } from './stalls/amani';
import { fishCorner } from './stalls/fishCorner';
import { restaurantBar } from './stalls/restaurantBar';
import type { CatalogueStall } from './stalls/stall';
import { tysons } from './stalls/tysons';

/**
 * The four stalls of the home page. They have a module of their own, so that the home page does not load the other
 * five.
 */
export const FEATURED_STALLS: readonly CatalogueStall[] = [restaurantBar, tysons, amani, fishCorner];
