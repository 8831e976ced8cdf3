import type { ListState } from '@venue/shared/graphql';
import { ADMIN_DASHBOARD_ROWS } from '@venue/shared/limits';
import { paths } from '@venue/shared/paths';
import { formatKsh, guestsText, latestOrders, orderTone, reservationTone } from '@venue/shared/rules';
import type { AdminReservation, Order } from '@venue/shared/types';
import { Button, ErrorState, LoadingState, StatusBadge } from '@venue/shared/ui';
import { itemCount, itemWords } from '../orders/itemCount';
import { reloadPage } from '../lists/reloadPage';
import { capitalized } from '../lists/resource';
import { Recent, RecentRow } from './Recent';
import * as S from './Recent.styles';

/** Spec 2: the 5 most recent orders. */
export function RecentOrders({ orders }: { orders: readonly Order[] }) {
  const latest = latestOrders(orders, ADMIN_DASHBOARD_ROWS);
  return (
    <Recent title="Recent Orders" all={{ to: paths.adminOrders(), label: 'View All Orders' }}>
      {latest.length === 0 ? (
        <S.Nothing>No orders yet</S.Nothing>
      ) : (
        <S.Rows role="list">
          {latest.map((order) => (
            <RecentRow
              key={order.id}
              name={`Order #${order.id}`}
              details={[order.date, itemWords(itemCount(order))]}
              end={formatKsh(order.total)}
              badge={<StatusBadge tone={orderTone(order.status)}>{capitalized(order.status)}</StatusBadge>}
            />
          ))}
        </S.Rows>
      )}
    </Recent>
  );
}

/** Spec 2: the first 5 reservations. */
export function FirstReservations({ phase, rows }: Pick<ListState<AdminReservation>, 'phase' | 'rows'>) {
  return (
    <Recent title="Reservations" all={{ to: paths.adminReservations(), label: 'View All Reservations' }}>
      <ReservationRows phase={phase} rows={rows} />
    </Recent>
  );
}

function ReservationRows({ phase, rows }: Pick<ListState<AdminReservation>, 'phase' | 'rows'>) {
  if (phase === 'failed')
    return (
      <ErrorState
        as="h3"
        title="Error loading reservations"
        action={<Button onClick={reloadPage}>Try Again</Button>}
      >
        Failed to load reservations. Please try again later.
      </ErrorState>
    );
  if (phase !== 'ready') return <LoadingState label="Loading reservations..." />;
  if (rows.length === 0) return <S.Nothing>No reservations yet</S.Nothing>;
  return (
    <S.Rows role="list">
      {rows.slice(0, ADMIN_DASHBOARD_ROWS).map(({ id, date, time, guests, status }) => (
        <RecentRow
          key={id}
          name={id}
          details={[`${date} at ${time}`, guestsText(guests)]}
          badge={<StatusBadge tone={reservationTone(status)}>{capitalized(status)}</StatusBadge>}
        />
      ))}
    </S.Rows>
  );
}
