// requirements 2, Manage orders
import { latestOrders } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import type { Order } from '@venue/shared/types';
import { Button, Chip, VisuallyHidden } from '@venue/shared/ui';
import { useMemo } from 'react';
import { ListScreen } from '../lists/ListScreen';
import { ListTable } from '../lists/table/ListTable';
import { useListView } from '../lists/useListView';
import { useDialog } from '../records/useDialog';
import { HistoryBackButton } from './HistoryBackButton';
import { OrderDialog } from './OrderDialog';
import { ordersResource } from './ordersResource';

const HEAD = { back: <HistoryBackButton />, source: <Chip>This device only: kept in this browser</Chip> };

/** The orders this browser keeps, the latest first; no server knows them (requirements 7, Without a server call). */
export default function ManageOrdersScreen() {
  const stored = useUser((account) => account.orders);
  const orders = useMemo(() => latestOrders(stored), [stored]);
  const list = useListView(orders, ordersResource);
  const { subject, open, close } = useDialog<Order>();

  const rowActions = (order: Order) => (
    <Button tone="quiet" size="small" onClick={() => open(order)}>
      View Details<VisuallyHidden>{` of ${order.id}`}</VisuallyHidden>
    </Button>
  );

  return (
    <>
      <ListScreen list={list} head={HEAD}>
        <ListTable list={list} rowActions={rowActions} />
      </ListScreen>
      {subject && <OrderDialog order={subject} onClose={close} />}
    </>
  );
}
