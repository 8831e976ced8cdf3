import type { ReservationRow } from '@venue/shared/graphql';
import { minutesOf } from '@venue/shared/rules';
import { countText } from '@venue/shared/text';
import { Button, Cluster } from '@venue/shared/ui';
import { freeTables } from './tableClashes';
import type { Visit } from './stay';
import * as S from './EditReservationDialog.styles';

interface FreeTablesProps {
  /** What is typed so far. */
  visit: Visit & Pick<ReservationRow, 'id' | 'status'>;
  rows: readonly ReservationRow[];
  onChoose: (table: string) => void;
}

/** The tables that are free while this party stays; a press gives it one. */
export function FreeTables({ visit, rows, onChoose }: FreeTablesProps) {
  if (minutesOf(visit.time) === null || visit.date === '') return null;
  const free = freeTables(rows, visit);
  return (
    <S.Free>
      <summary>{`${countText(free.length, 'table')} free then`}</summary>
      <Cluster $gap="s8">
        {free.map((table) => (
          <Button
            key={table}
            tone="quiet"
            size="small"
            aria-label={`Give table ${table}`}
            onClick={() => onChoose(table)}
          >
            {table}
          </Button>
        ))}
      </Cluster>
    </S.Free>
  );
}
