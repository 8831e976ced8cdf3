// Follows from shared/content/stalls.yaml; npm run content writes it again.
import type { ListedStall } from '../stall';
import { restaurantBarStall } from './stalls/restaurantBar';
import { tysonsStall } from './stalls/tysons';
import { amaniStall } from './stalls/amani';
import { fishCornerStall } from './stalls/fishCorner';

export const FEATURED_STALLS: readonly ListedStall[] = [
  restaurantBarStall,
  tysonsStall,
  amaniStall,
  fishCornerStall,
];
