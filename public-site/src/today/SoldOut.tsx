import { type Elements, Text } from '@venue/shared/ui';
import { useToday } from './today';

const WORDS = 'Sold out today';

/** Names those of some dishes that are sold out. */
export function SoldOutNames({ names }: { names: readonly string[] }) {
  const { soldOut } = useToday();
  const found = names.filter((name) => soldOut.includes(name));
  return found.length > 0 && <p>{`${WORDS}: ${found.join(', ')}.`}</p>;
}

/** Says in the place of another fact that a dish is sold out, so that nothing moves. */
export function SoldOut({ name, children }: { name: string; children: Elements }) {
  return useToday().soldOut.includes(name) ? (
    <Text $step="small">
      <strong>{WORDS}</strong>
    </Text>
  ) : (
    children
  );
}
