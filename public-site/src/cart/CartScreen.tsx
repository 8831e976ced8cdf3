// requirements 2, Cart; decisions, Empty cart
import { paths } from '@venue/shared/paths';
import { cartTotal, formatKsh } from '@venue/shared/rules';
import { useCart } from '@venue/shared/stores';
import {
  Button,
  ButtonLink,
  EmptyState,
  Page,
  PageHeader,
  Panel,
  PanelTitle,
  Stack,
  Summary,
  Text,
  useFocusAfterRemoval,
} from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { ShareButton } from '../sharing/ShareButton';
import * as S from './CartScreen.styles';
import { CartLines } from './lines/CartLines';
import { CartLinesSkeleton } from './lines/CartLinesSkeleton';
import { KitchenHours } from './KitchenHours';
import { CartNotices } from './CartNotices';
import { TableNote } from '../table/TableNote';
import { useTable } from '../table/useTable';
import { cartLink } from './shared-cart/cartLink';
import { SharedCartOffer } from './shared-cart/SharedCartOffer';
import { dishOfLine } from './todaysMenu';
import { useCartActions } from './useCartActions';
import { simpleCartDeliveryFee, FREE_DELIVERY_ABOVE } from './delivery';

export default function CartScreen() {
  const ready = useCart((state) => state.ready);
  return (
    <Page $gap="s24" $bottom="s64" $tall>
      <TableNote />
      <PageHeader title="Your cart" />
      <KitchenHours />
      {ready ? (
        <>
          <SharedCartOffer />
          <Cart />
        </>
      ) : (
        <CartLinesSkeleton />
      )}
    </Page>
  );
}

function Cart() {
  const lines = useCart((state) => state.lines);
  const { clearCart } = useCartActions();
  const table = useTable();
  useFocusAfterRemoval();
  if (lines.length === 0)
    return (
      <>
        <CartNotices />
        <EmptyState
          title="Your cart is empty"
          hint="Everything on the menu is cooked when you order."
          motif="dish"
          action={<ButtonLink to={paths.menu()}>Continue Shopping</ButtonLink>}
        />
      </>
    );

  const subtotal = cartTotal(lines);
  // Always 200, whatever the subtotal (requirements 9, Delivery: the simple summary); at a table nothing is delivered.
  const delivery = table === null ? simpleCartDeliveryFee() : 0;
  return (
    <>
      <CartNotices />
      <S.Columns>
        <Panel aria-label="Dishes">
          <CartLines lines={lines} />
          <S.Foot>
            {lines.some(dishOfLine) && (
              <ShareButton title={`A cart at ${VENUE.name}`} path={cartLink(lines)}>
                Share this cart
              </ShareButton>
            )}
            <Button tone="quiet" onClick={clearCart}>
              Clear cart
            </Button>
          </S.Foot>
        </Panel>
        <Panel aria-labelledby="summary">
          <PanelTitle id="summary">Order Summary</PanelTitle>
          <Summary
            items={[
              { label: 'Subtotal', value: formatKsh(subtotal) },
              ...(table === null ? [{ label: 'Delivery', value: formatKsh(delivery) }] : []),
              { label: 'Total', value: formatKsh(subtotal + delivery), strong: true },
            ]}
          />
          {table === null && (
            <Text $step="small" $ink="ink3">
              {`Free delivery ${FREE_DELIVERY_ABOVE} is applied at checkout`}
            </Text>
          )}
          <Stack $gap="s12">
            <ButtonLink tone="accent" size="large" to={paths.checkout()}>
              Proceed to Checkout
            </ButtonLink>
            <ButtonLink tone="quiet" to={paths.menu()}>
              Continue Shopping
            </ButtonLink>
          </Stack>
        </Panel>
      </S.Columns>
    </>
  );
}
