import { paths } from '@venue/shared/paths';
import { formatDate, latestOrders } from '@venue/shared/rules';
import { orderTone, statusLabel } from '@venue/shared/status';
import { useUser } from '@venue/shared/stores';
import { ListRow, ListRows, Panel, PanelTitle, Price, StatusBadge } from '@venue/shared/ui';
import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { itemsText } from '../orders/orderText';
import * as S from './Lists.styles';
import { DASHBOARD_ORDERS } from './dashboardLimits';

/** The latest 3 orders (requirements 9, Limits). */
export function LatestOrders() {
  const orders = useUser((state) => state.orders);
  const latest = useMemo(() => latestOrders(orders, DASHBOARD_ORDERS), [orders]);
  const id = useId();
  return (
    <Panel $gap="s8" aria-labelledby={id}>
      <S.Head>
        <PanelTitle id={id}>Recent Orders</PanelTitle>
        {latest.length > 0 && <Link to={paths.orders()}>View All Orders</Link>}
      </S.Head>
      {latest.length === 0 ? (
        <S.Empty>
          No orders yet. <Link to={paths.menu()}>Browse Menu</Link>
        </S.Empty>
      ) : (
        <ListRows role="list">
          {latest.map(({ id: orderId, date, status, total, items }) => (
            <ListRow key={orderId}>
              <S.Name>
                <span>{`Order #${orderId}`}</span> <S.Facts as="span">{`· ${formatDate(date)}`}</S.Facts>
              </S.Name>
              <S.Facts>{itemsText(items)}</S.Facts>
              <S.Status>
                <StatusBadge tone={orderTone(status)}>{statusLabel(status)}</StatusBadge>
              </S.Status>
              <S.Amount>
                <Price amount={total} />
              </S.Amount>
            </ListRow>
          ))}
        </ListRows>
      )}
    </Panel>
  );
}
