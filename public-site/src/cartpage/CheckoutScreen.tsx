import { paths } from '@venue/shared/paths';
import { useCart } from '@venue/shared/stores';
import { ButtonLink, Container, EmptyState, PageHeader } from '@venue/shared/ui';
import { CartNotices } from '../cart/notices/CartNotices';
import { OrderConfirmation } from '../cart/placing/OrderConfirmation';
import { usePlaceOrder } from '../cart/placing/usePlaceOrder';
import { useFocusOnceEmptied } from '../cart/useFocusOnceEmptied';
import * as S from './CheckoutScreen.styles';
import { CustomerForm } from './CustomerForm';
import { YourOrder } from './YourOrder';

/** `/cartpage`, and `/checkout` where the cart's button leads (decisions: /checkout). */
export default function CheckoutScreen() {
  const isEmpty = useCart((state) => state.ready && state.lines.length === 0);
  const { placed, place } = usePlaceOrder();
  useFocusOnceEmptied(isEmpty);
  return (
    <Container>
      <S.Page>
        <PageHeader title="Checkout" />
        <CartNotices />
        <S.Columns>
          <S.Order>
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
          </S.Order>
          <CustomerForm onPlace={place} />
        </S.Columns>
      </S.Page>
    </Container>
  );
}
