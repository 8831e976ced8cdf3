import { countText } from '@venue/shared/text';
import type { ListState } from '@venue/shared/graphql';
import { paths } from '@venue/shared/paths';
import { formatKsh, guestsText, latestOrders } from '@venue/shared/rules';
import { orderTone, reservationTone, statusLabel } from '@venue/shared/status';
import type { AdminReservation, Order } from '@venue/shared/types';
import { ListRows, LoadingState, StatusBadge } from '@venue/shared/ui';
import { itemCount } from '../orders/itemCount';
import { FailedList } from '../lists/FailedList';
import { Recent, RecentRow } from './Recent';
import * as S from './Recent.styles';

/** Orders, and reservations, shown on the admin dashboard (requirements 9, Limits). */
const ADMIN_DASHBOARD_ROWS = 5;

/** The 5 most recent orders (requirements 2, Admin dashboard). */
export function RecentOrders({ orders }: { orders: readonly Order[] }) {
  const latest = latestOrders(orders, ADMIN_DASHBOARD_ROWS);
  return (
    <Recent title="Recent Orders" all={{ to: paths.adminOrders(), label: 'View All Orders' }}>
      {latest.length === 0 ? (
        <S.Nothing>No orders yet</S.Nothing>
      ) : (
        <ListRows role="list">
          {latest.map((order) => (
            <RecentRow
              key={order.id}
              name={`Order #${order.id}`}
              details={[order.date, countText(itemCount(order), 'item')]}
              end={formatKsh(order.total)}
              badge={<StatusBadge tone={orderTone(order.status)}>{statusLabel(order.status)}</StatusBadge>}
            />
          ))}
        </ListRows>
      )}
    </Recent>
  );
}

/** The first 5 reservations (requirements 2, Admin dashboard). */
export function FirstReservations({ phase, rows }: Pick<ListState<AdminReservation>, 'phase' | 'rows'>) {
  return (
    <Recent title="Reservations" all={{ to: paths.adminReservations(), label: 'View All Reservations' }}>
      <ReservationRows phase={phase} rows={rows} />
    </Recent>
  );
}

function ReservationRows({ phase, rows }: Pick<ListState<AdminReservation>, 'phase' | 'rows'>) {
  if (phase === 'failed') return <FailedList many="reservations" as="h3" />;
  if (phase !== 'ready') return <LoadingState label="Loading reservations..." />;
  if (rows.length === 0) return <S.Nothing>No reservations yet</S.Nothing>;
  return (
    <ListRows role="list">
      {rows.slice(0, ADMIN_DASHBOARD_ROWS).map(({ id, date, time, guests, status }) => (
        <RecentRow
          key={id}
          name={id}
          details={[`${date} at ${time}`, guestsText(guests)]}
          badge={<StatusBadge tone={reservationTone(status)}>{statusLabel(status)}</StatusBadge>}
        />
      ))}
    </ListRows>
  );
}
