import { Button, EmptyState } from '@venue/shared/ui';
import { memo } from 'react';
import { MENU_TABS, type MenuTab } from '../catalogue/dishes';
import { CatalogueDishCard } from '../dish-card/CatalogueDishCard';
import * as Card from '../dish-card/CatalogueDishCard.styles';
import { filterDishes, type MenuFilters } from './menuFilters';

interface DishListProps {
  tab: MenuTab;
  filters: MenuFilters;
  /** Selects another tab, where some dishes match. */
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

/** The matching dishes of a tab. When there are none, it offers the tabs that have some. */
export const DishList = memo(Dishes);
