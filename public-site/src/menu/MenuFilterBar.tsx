import { useUncontrolledText, type ChangeAddress } from '@venue/shared/address';
import { formatKsh } from '@venue/shared/rules';
import type { Dietary } from '@venue/shared/types';
import { Button, FilterChip, Options, SearchInput, Select } from '@venue/shared/ui';
import { useCallback, useRef } from 'react';
import { DISHES } from '../catalogue/dishes';
import { DIETARY_LABELS } from '../dish-card/dietary';
import { DIETARY, isFiltering, NO_FILTERS, PRICE_LIMITS_KSH, type MenuFilters } from './menuFilters';
import * as S from './MenuFilterBar.styles';

interface MenuFilterBarProps {
  filters: MenuFilters;
  onChange: ChangeAddress<MenuFilters>;
}

const toggled = (chosen: MenuFilters['dietary'], kind: Dietary) =>
  chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind];

/** Search, highest price, diets and "Quickest first". */
export function MenuFilterBar({ filters, onChange }: MenuFilterBarProps) {
  const { dietary, maxPrice, isQuickestFirst, search } = filters;
  const root = useRef<HTMLDivElement>(null);
  const searchField = useUncontrolledText(
    search,
    useCallback((text) => onChange({ search: text }), [onChange]),
  );
  // The Clear button disappears, so the search field takes the focus.
  const clear = () => {
    root.current?.querySelector('input')?.focus();
    onChange(NO_FILTERS);
  };
  return (
    <S.Root ref={root} role="search" aria-label="Menu">
      <S.Fields>
        <SearchInput
          {...searchField}
          aria-label="Search the menu"
          placeholder="Search the menu"
          autoComplete="off"
        />
        <Select
          aria-label="Price"
          value={maxPrice ?? ''}
          onChange={({ target }) =>
            onChange({ maxPrice: PRICE_LIMITS_KSH.find((limit) => String(limit) === target.value) ?? null })
          }
        >
          <Options
            first="Any price"
            options={PRICE_LIMITS_KSH.map((limit) => ({
              value: String(limit),
              label: `Up to ${formatKsh(limit)}`,
            }))}
          />
        </Select>
      </S.Fields>
      <S.Chips role="group" aria-label="Filters">
        {DISHES.some(({ estimatedTime }) => estimatedTime) && (
          <FilterChip
            pressed={isQuickestFirst}
            onClick={() => onChange((now) => ({ isQuickestFirst: !now.isQuickestFirst }))}
          >
            Quickest first
          </FilterChip>
        )}
        {DIETARY.map((kind) => (
          <FilterChip
            key={kind}
            pressed={dietary.includes(kind)}
            onClick={() => onChange((now) => ({ dietary: toggled(now.dietary, kind) }))}
          >
            {DIETARY_LABELS[kind]}
          </FilterChip>
        ))}
        {isFiltering(filters) && (
          <Button tone="quiet" onClick={clear}>
            Clear filters
          </Button>
        )}
      </S.Chips>
    </S.Root>
  );
}
