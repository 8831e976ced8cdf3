// Follows from shared/content/stalls.yaml; npm run content writes it again.
import type { ListedStall } from '../stall';
import { restaurantBarStall } from './stalls/restaurantBar';
import { tysonsStall } from './stalls/tysons';
import { browniesStall } from './stalls/brownies';
import { amaniStall } from './stalls/amani';
import { fishCornerStall } from './stalls/fishCorner';
import { porkDelightsStall } from './stalls/porkDelights';
import { kimsStall } from './stalls/kims';
import { wendoStall } from './stalls/wendo';
import { carwashStall } from './stalls/carwash';

export const STALLS: readonly ListedStall[] = [
  restaurantBarStall,
  tysonsStall,
  browniesStall,
  amaniStall,
  fishCornerStall,
  porkDelightsStall,
  kimsStall,
  wendoStall,
  carwashStall,
];
