import { isolated } from '@venue/shared/text';
import { Button, Cluster, useFocusAfterRemoval } from '@venue/shared/ui';

interface SoldOutListProps {
  names: readonly string[];
  onBack: (name: string) => void;
}

/** The dishes that are sold out, each with a button that takes it back. */
export function SoldOutList({ names, onBack }: SoldOutListProps) {
  useFocusAfterRemoval();
  if (names.length === 0) return null;
  return (
    <Cluster as="ul" role="list" aria-label="Sold out today">
      {names.map((name) => (
        <li key={name}>
          <Button tone="quiet" size="small" onClick={() => onBack(name)}>
            {`${isolated(name)}: back on the menu`}
          </Button>
        </li>
      ))}
    </Cluster>
  );
}
