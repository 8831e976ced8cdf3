import type { Elements } from '@venue/shared/ui';
import { useToday } from './today';

/** Says in the place of another fact that a dish is sold out, so that nothing moves. */
export function SoldOut({ name, children }: { name: string; children: Elements }) {
  return useToday().soldOut.includes(name) ? <strong>Sold out today</strong> : children;
}
