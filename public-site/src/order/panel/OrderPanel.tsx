import { useCart } from '@venue/shared/stores';
import { Button, EmptyState, Panel, PanelTitle, Stack, useFocusAfterRemoval } from '@venue/shared/ui';
import type { Ref } from 'react';
import { CartLines } from '../../cart/lines/CartLines';
import { CartLinesSkeleton } from '../../cart/lines/CartLinesSkeleton';
import { CartNotices } from '../../cart/CartNotices';
import { OrderConfirmation } from '../../cart/placing/OrderConfirmation';
import { usePlaceOrder } from '../../cart/placing/usePlaceOrder';
import { OrderTotals } from '../../cart/OrderTotals';
import { useCartActions } from '../../cart/useCartActions';
import { PanelHead } from '../../page/PanelHead.styles';
import { DeliveryForm } from './DeliveryForm';

/** The cart beside the dishes, with the delivery form when it is not empty, and the confirmation after ordering. */
export function OrderPanel({ formHeadingRef }: { formHeadingRef: Ref<HTMLHeadingElement> }) {
  const lines = useCart((state) => state.lines);
  const ready = useCart((state) => state.ready);
  const { placed, place } = usePlaceOrder();
  const { clearCart } = useCartActions();
  const isEmpty = lines.length === 0;
  useFocusAfterRemoval();

  return (
    <Stack $gap="s24">
      {placed && <OrderConfirmation order={placed} />}
      {!(placed && isEmpty) && (
        <Panel aria-labelledby="cart">
          <PanelHead>
            <PanelTitle id="cart">Your cart</PanelTitle>
            {!isEmpty && (
              <Button tone="quiet" size="small" onClick={clearCart}>
                Clear cart
              </Button>
            )}
          </PanelHead>
          <CartNotices />
          {!ready && <CartLinesSkeleton />}
          {ready && isEmpty && (
            <EmptyState
              as="h3"
              title="Your cart is empty"
              hint="Add a dish to start your order."
              motif="dish"
            />
          )}
          {!isEmpty && (
            <>
              <CartLines lines={lines} look="compact" />
              <OrderTotals lines={lines} />
            </>
          )}
          <DeliveryForm hidden={isEmpty} headingRef={formHeadingRef} onPlace={place} />
        </Panel>
      )}
    </Stack>
  );
}
