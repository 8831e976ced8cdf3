import { Button, EmptyState } from '@venue/shared/ui';
import { memo } from 'react';
import { MENU_TABS, type MenuTab } from '../catalogue/dishes';
import { CatalogueDishCard } from '../dish-card/CatalogueDishCard';
import * as Card from '../dish-card/CatalogueDishCard.styles';
import { filterDishes, type MenuFilters } from './menuFilters';

interface DishListProps {
  tab: MenuTab;
  filters: MenuFilters;
  /** Leads to a tab where something fits. */
  onTab: (group: MenuTab['group']) => void;
}

function Dishes({ tab, filters, onTab }: DishListProps) {
  const dishes = filterDishes(tab.dishes, filters);
  if (dishes.length > 0)
    return (
      <Card.List role="list">
        {dishes.map((dish) => (
          <CatalogueDishCard key={dish.id} dish={dish} />
        ))}
      </Card.List>
    );
  const elsewhere = MENU_TABS.filter((other) => filterDishes(other.dishes, filters).length > 0);
  return (
    <EmptyState
      title={`Nothing under ${tab.label} fits`}
      hint={elsewhere.length > 0 ? 'Found elsewhere on the menu:' : 'Try another word, or fewer filters.'}
      motif="dish"
      action={
        elsewhere.length > 0 &&
        elsewhere.map(({ group, label }) => (
          <Button key={group} tone="quiet" onClick={() => onTab(group)}>
            {label}
          </Button>
        ))
      }
    />
  );
}

/** A tab's dishes that fit; when none does, where some do. */
export const DishList = memo(Dishes);
