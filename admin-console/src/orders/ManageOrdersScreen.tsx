import { latestOrders } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import type { Order } from '@venue/shared/types';
import { Badge, Button, Chip, EmptyState, PageHeader, VisuallyHidden } from '@venue/shared/ui';
import { useCallback, useMemo } from 'react';
import { ConsoleScreen } from '../console/ConsoleScreen';
import { ScreenTopBar } from '../palette/GoToButton';
import { ListTools } from '../lists/ListTools';
import { ListTable } from '../lists/table/ListTable';
import { SearchAndFilters } from '../lists/SearchAndFilters';
import { useDialog } from '../records/useDialog';
import { useListView, type ListView } from '../lists/useListView';
import { BackButton } from './BackButton';
import * as S from './ManageOrders.styles';
import { OrderDialog } from './OrderDialog';
import { ordersResource } from './ordersResource';

const { title, lead } = ordersResource.words;

export default function ManageOrdersScreen() {
  return (
    <ConsoleScreen>
      <ManageOrders />
    </ConsoleScreen>
  );
}

/** The orders this browser keeps, the latest first; no server knows them (spec 7). */
function ManageOrders() {
  const stored = useUser((account) => account.orders);
  const orders = useMemo(() => latestOrders(stored), [stored]);
  const list = useListView(orders, ordersResource);
  const { found, url } = list;
  const { subject, open, close } = useDialog<Order>();

  const rowActions = useCallback(
    (order: Order) => (
      <Button tone="quiet" size="small" onClick={() => open(order)}>
        View Details<VisuallyHidden> of {order.id}</VisuallyHidden>
      </Button>
    ),
    [open],
  );

  return (
    <>
      <S.Head>
        <ScreenTopBar>
          <BackButton />
        </ScreenTopBar>
        <PageHeader
          voice="console"
          title={title}
          lead={lead}
          actions={<Chip>This device only: kept in this browser</Chip>}
        />
        <S.Count role="status">
          {/* Spec 2, word for word, also for one. */}
          <Badge tone="primary">{`${found.length} orders found`}</Badge>
        </S.Count>
      </S.Head>
      <SearchAndFilters resource={ordersResource} url={url}>
        <ListTools resource={ordersResource} list={list} />
      </SearchAndFilters>
      {found.length === 0 ? (
        <NoOrders list={list} />
      ) : (
        <ListTable resource={ordersResource} list={list} rowActions={rowActions} />
      )}
      {subject && <OrderDialog order={subject} onClose={close} />}
    </>
  );
}

function NoOrders({ list: { isNarrowed, url } }: { list: ListView<Order> }) {
  return (
    <EmptyState
      title="No orders found"
      hint={isNarrowed ? 'Try adjusting your filters' : 'There are no orders in the system yet'}
      action={
        isNarrowed && (
          <Button tone="quiet" onClick={url.clear}>
            Clear Search and Filters
          </Button>
        )
      }
    />
  );
}
