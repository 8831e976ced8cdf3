import { RequestButton, type VenueRequest } from '@venue/shared/requests';
import { groupDigits } from '@venue/shared/rules';
import { reservationTone, statusLabel } from '@venue/shared/status';
import { Icon, ListRow, ListRows, Panel, PanelTitle, StatusBadge } from '@venue/shared/ui';
import type { ReservationStatus } from '@venue/shared/types';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { DASHBOARD_CONFIRMED } from './dashboardLimits';
import * as S from './Lists.styles';

interface UpcomingRow {
  id: string;
  name: string;
  facts: string;
  status: ReservationStatus;
  request: VenueRequest;
}

interface UpcomingListProps {
  title: string;
  /** The page with all of them. */
  all: { label: string; to: string };
  empty: string;
  /** The confirmed ones, the soonest first. */
  rows: readonly UpcomingRow[];
  awaiting: number;
}

/**
 * The next two confirmed ones (requirements 9, Limits), and how many more await confirmation (decisions, Confirmed lists of
 * the dashboard).
 */
export function UpcomingList({ title, all, empty, rows, awaiting }: UpcomingListProps) {
  const titleId = useId();
  return (
    <Panel $gap="s8" aria-labelledby={titleId}>
      <S.Head>
        <PanelTitle id={titleId}>{title}</PanelTitle>
        <Link to={all.to}>{all.label}</Link>
      </S.Head>
      {rows.length === 0 ? (
        <S.Empty>{empty}</S.Empty>
      ) : (
        <ListRows role="list">
          {rows.slice(0, DASHBOARD_CONFIRMED).map(({ id, name, facts, status, request }) => (
            <ListRow key={id}>
              <S.Name>{name}</S.Name>
              <S.Facts>{facts}</S.Facts>
              <S.Status>
                <StatusBadge tone={reservationTone(status)}>{statusLabel(status)}</StatusBadge>
              </S.Status>
              <S.Amount>
                <RequestButton request={request} of={id} size="small" />
              </S.Amount>
            </ListRow>
          ))}
        </ListRows>
      )}
      {awaiting > 0 && (
        <S.Awaiting>
          <Icon name="clock" />
          <Link to={all.to}>{`${groupDigits(awaiting)} awaiting confirmation`}</Link>
        </S.Awaiting>
      )}
    </Panel>
  );
}
