import { formatKsh } from '@venue/shared/rules';
import { Button, FilterChip, Select } from '@venue/shared/ui';
import { useRef } from 'react';
import { DIETARY_LABELS } from '../../dish-card/dietary';
import { DIETARY, isFiltering, PRICE_LIMITS_KSH, type MenuFilters } from '../menuFilters';
import { DishSearch } from './DishSearch';
import * as S from './MenuFilterBar.styles';

interface MenuFilterBarProps {
  filters: MenuFilters;
  onChange: (patch: Partial<MenuFilters>) => void;
  onClear: () => void;
}

/** Search, price, diet and the quickest first. */
export function MenuFilterBar({ filters, onChange, onClear }: MenuFilterBarProps) {
  const { dietary, maxPrice, isQuickestFirst, search } = filters;
  const root = useRef<HTMLDivElement>(null);
  const toggled = (kind: (typeof DIETARY)[number]) =>
    dietary.includes(kind) ? dietary.filter((other) => other !== kind) : [...dietary, kind];
  // The button goes away with the last filter: the search takes the focus.
  const clear = () => {
    root.current?.querySelector('input')?.focus();
    onClear();
  };
  return (
    <S.Root ref={root} role="search" aria-label="Menu">
      <S.Fields>
        <DishSearch value={search} onSearch={(text) => onChange({ search: text })} />
        <Select
          aria-label="Price"
          value={maxPrice ?? ''}
          onChange={(event) => onChange({ maxPrice: Number(event.target.value) || null })}
        >
          <option value="">Any price</option>
          {PRICE_LIMITS_KSH.map((limit) => (
            <option key={limit} value={limit}>
              Up to {formatKsh(limit)}
            </option>
          ))}
        </Select>
      </S.Fields>
      <S.Chips role="group" aria-label="Filters">
        <FilterChip pressed={isQuickestFirst} onClick={() => onChange({ isQuickestFirst: !isQuickestFirst })}>
          Quickest first
        </FilterChip>
        {DIETARY.map((kind) => (
          <FilterChip
            key={kind}
            pressed={dietary.includes(kind)}
            onClick={() => onChange({ dietary: toggled(kind) })}
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
