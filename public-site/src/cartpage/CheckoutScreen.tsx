// requirements 2, Cart page; decisions, Placing an order; decisions, Saved details
import { paths } from '@venue/shared/paths';
import { CHECKOUT_TITLE } from '../screenTitles';
import { useCart } from '@venue/shared/stores';
import { ButtonLink, EmptyState, Page, PageHeader, Stack, useFocusAfterRemoval } from '@venue/shared/ui';
import { CartNotices } from '../cart/CartNotices';
import { KitchenHours } from '../cart/KitchenHours';
import { OrderConfirmation } from '../cart/placing/OrderConfirmation';
import { usePlaceOrder } from '../cart/placing/usePlaceOrder';
import { TableNote } from '../table/TableNote';
import { Columns } from '../page/Columns.styles';
import { CustomerForm } from './CustomerForm';
import { YourOrder } from './YourOrder';

/** `/cartpage`, also shown at `/checkout`, where the cart's button leads (decisions, Checkout path). */
export default function CheckoutScreen() {
  const lines = useCart((state) => state.lines);
  const ready = useCart((state) => state.ready);
  const isEmpty = ready && lines.length === 0;
  const { placed, place } = usePlaceOrder();
  useFocusAfterRemoval();
  return (
    <Page $gap="s24" $bottom="s64">
      <TableNote />
      <PageHeader title={CHECKOUT_TITLE} />
      <KitchenHours />
      <CartNotices />
      <Columns $tracks="minmax(0, 1fr) 27rem">
        <Stack $gap="s24">
          {placed && <OrderConfirmation order={placed} />}
          {!isEmpty && <YourOrder />}
          {isEmpty && !placed && (
            <EmptyState
              title="Your cart is empty"
              hint="Choose something from the menu, then come back here."
              motif="dish"
              action={<ButtonLink to={paths.menu()}>Browse Menu</ButtonLink>}
            />
          )}
        </Stack>
        <CustomerForm onPlace={place} />
      </Columns>
    </Page>
  );
}
