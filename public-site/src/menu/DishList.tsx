import { Button, Cluster, EmptyState, Text } from '@venue/shared/ui';
import { memo } from 'react';
import type { MenuTab } from '../catalogue/dishes';
import { CatalogueDishCard } from '../dish-card/CatalogueDishCard';
import * as Card from '../dish-card/CatalogueDishCard.styles';
import { filterDishes, foundByTab, isNarrowing, type MenuFilters } from './menuFilters';

interface DishListProps {
  tab: MenuTab;
  filters: MenuFilters;
  /** Selects another tab, where some dishes match. */
  onTab: (group: MenuTab['group']) => void;
}

function Dishes({ tab, filters, onTab }: DishListProps) {
  const dishes = filterDishes(tab.dishes, filters);
  const elsewhere = isNarrowing(filters)
    ? foundByTab(filters).filter(({ group }) => group !== tab.group)
    : [];
  const tabs = elsewhere.map(({ group, label, count }) => (
    <Button key={group} tone="quiet" size="small" onClick={() => onTab(group)}>
      {`${label} (${count})`}
    </Button>
  ));
  if (dishes.length === 0)
    return (
      <EmptyState
        title={`Nothing under ${tab.label} fits`}
        hint={tabs.length > 0 ? 'Found elsewhere on the menu:' : 'Try another word, or fewer filters.'}
        motif="dish"
        action={tabs.length > 0 && tabs}
      />
    );
  return (
    <>
      {tabs.length > 0 && (
        <Cluster $gap="s8">
          <Text as="span" $step="small">
            Found also under
          </Text>
          {tabs}
        </Cluster>
      )}
      <Card.List role="list">
        {dishes.map((dish) => (
          <CatalogueDishCard key={dish.id} dish={dish} />
        ))}
      </Card.List>
    </>
  );
}

/** The matching dishes of a tab, and the other tabs that have some. */
export const DishList = memo(Dishes);
