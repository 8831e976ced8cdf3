import { type Elements, Text } from '@venue/shared/ui';
import { useToday } from './today';

/** Says in the place of another fact that a dish is sold out, so that nothing moves. */
export function SoldOut({ name, children }: { name: string; children: Elements }) {
  return useToday().soldOut.includes(name) ? (
    <Text $step="small">
      <strong>Sold out today</strong>
    </Text>
  ) : (
    children
  );
}
