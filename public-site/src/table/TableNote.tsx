import { Chip, useHydrated } from '@venue/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepTable, keptTable, tableOf } from './table';
import * as S from './TableNote.styles';

/** At which table the visitor sits, whose code led to `/menu?table=12` (decisions, Ordering at a table). */
export function TableNote() {
  const scanned = tableOf(new URLSearchParams(useLocation().search).get('table'));
  const isHydrated = useHydrated();
  useEffect(() => {
    if (scanned !== null) keepTable(scanned);
  }, [scanned]);
  const table = isHydrated ? (scanned ?? keptTable()) : null;
  return (
    table !== null && (
      <S.Place>
        <Chip>{`Table ${table}`}</Chip>
      </S.Place>
    )
  );
}
