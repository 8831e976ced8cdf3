import { type Elements, Text } from '@venue/shared/ui';
import { useToday } from './today';

interface SoldOutProps {
  name: string;
  /** The fact in whose place it stands, so that nothing moves; without one the dish is named. */
  children?: Elements;
}

/** Says that a dish is sold out. */
export function SoldOut({ name, children }: SoldOutProps) {
  return useToday().soldOut.includes(name) ? (
    <Text $step="small">
      <strong>{children ? 'Sold out today' : `Sold out today: ${name}`}</strong>
    </Text>
  ) : (
    children
  );
}
