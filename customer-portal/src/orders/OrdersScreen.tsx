// requirements 2, Orders and tickets; requirements 3, Order; decisions, Actions not shown
import { paths } from '@venue/shared/paths';
import { latestOrders } from '@venue/shared/rules';
import { ORDERS_TITLE } from '../screenTitles';
import { useUser } from '@venue/shared/stores';
import type { Order } from '@venue/shared/types';
import { ButtonLink, EmptyState, useFocusAfterRemoval } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { useMemo, useState } from 'react';
import { AccountPage } from '../account-page/AccountPage';
import { LongList } from '../account-page/LongList';
import { OrderCard } from './OrderCard';
import { ReceiptDialog } from './receipt/ReceiptDialog';
import { TrackingDialog } from './tracking/TrackingDialog';

export default function OrdersScreen() {
  return (
    <AccountPage
      title={ORDERS_TITLE}
      lead={`Everything you ordered from the ${VENUE.place}, latest first.`}
      actions={
        <ButtonLink tone="accent" to={paths.order()}>
          Order Online
        </ButtonLink>
      }
    >
      <Orders />
    </AccountPage>
  );
}

function Orders() {
  const orders = useUser((state) => state.orders);
  const latest = useMemo(() => latestOrders(orders), [orders]);
  useFocusAfterRemoval();
  const [tracked, setTracked] = useState<Order | null>(null);
  const [receipt, setReceipt] = useState<Order | null>(null);

  if (latest.length === 0)
    return (
      <EmptyState
        title="No orders yet"
        hint="What you order while signed in is kept here, with its receipt."
        motif="grill"
        action={<ButtonLink to={paths.menu()}>Browse Menu</ButtonLink>}
      />
    );
  return (
    <>
      <LongList label="Orders" items={latest}>
        {(order) => <OrderCard order={order} onTrack={setTracked} onReceipt={setReceipt} />}
      </LongList>
      <TrackingDialog order={tracked} onClose={() => setTracked(null)} />
      <ReceiptDialog order={receipt} onClose={() => setReceipt(null)} />
    </>
  );
}
