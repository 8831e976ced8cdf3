import { isolated } from '@venue/shared/text';
import { Button, Cluster, useFocusAfterRemoval } from '@venue/shared/ui';

interface SoldOutListProps {
  names: readonly string[];
  onBack: (name: string) => void;
}

/** Takes back that a dish is sold out. */
export function SoldOutList({ names, onBack }: SoldOutListProps) {
  useFocusAfterRemoval();
  return (
    names.length > 0 && (
      <Cluster as="ul" role="list">
        {names.map((name) => (
          <li key={name}>
            <Button tone="quiet" size="small" onClick={() => onBack(name)}>
              {`${isolated(name)} is back`}
            </Button>
          </li>
        ))}
      </Cluster>
    )
  );
}
