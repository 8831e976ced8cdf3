import { textParam, useAddressState } from '@venue/shared/address';
import { notify } from '@venue/shared/notify';
import { Chip, IconButton } from '@venue/shared/ui';
import { useEffect } from 'react';
import { keepTable, leaveTable, tableOf } from './table';
import * as S from './TableNote.styles';
import { useTable } from './useTable';

const TABLE_ADDRESS = { scanned: textParam('table') };

/**
 * At which table the visitor sits, whose code led to `/menu?table=12`, and the button with which they leave it. The
 * address loses the number, so that it can be shared (decisions, Ordering at a table).
 */
export function TableNote() {
  const [{ scanned }, change] = useAddressState(TABLE_ADDRESS);
  useEffect(() => {
    if (scanned === '') return;
    const found = tableOf(scanned);
    if (found !== null) keepTable(found);
    change({ scanned: '' });
  }, [scanned, change]);
  const table = useTable();
  if (table === null) return null;
  const leave = () => {
    leaveTable();
    notify.info(`Not at table ${table} any more`, {
      action: { label: 'Undo', run: () => keepTable(table) },
    });
  };
  return (
    <S.Place>
      <Chip>{`Table ${table}`}</Chip>
      <IconButton icon="close" label={`Not at table ${table} any more`} onClick={leave} />
    </S.Place>
  );
}
