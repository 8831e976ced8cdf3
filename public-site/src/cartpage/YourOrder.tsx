import { useCart } from '@venue/shared/stores';
import { Button, Panel, PanelTitle, Skeleton } from '@venue/shared/ui';
import { CartLines } from '../cart/lines/CartLines';
import { CartLinesSkeleton } from '../cart/lines/CartLinesSkeleton';
import { orderAmounts } from '../cart/placing/usePlaceOrder';
import { TillCard } from '../cart/placing/TillCard';
import { OrderTotals } from '../cart/OrderTotals';
import { useCartActions } from '../cart/useCartActions';
import { useTable } from '../table/useTable';
import { PanelHead } from '../page/PanelHead.styles';

/**
 * As high as the totals and the card below them, or, where the stored cart is empty (`--cart-lines` is not set), so high that
 * the placeholder is as high as the empty state.
 */
const SUMMARY_HEIGHT = 'min(24.17rem, 6.8rem + var(--cart-lines, 0) * 16rem)';

export function YourOrder() {
  const lines = useCart((state) => state.lines);
  const ready = useCart((state) => state.ready);
  const table = useTable();
  const { clearCart } = useCartActions();
  return (
    <Panel aria-labelledby="order">
      <PanelHead>
        <PanelTitle id="order">Your order</PanelTitle>
        {ready && (
          <Button tone="quiet" size="small" onClick={clearCart}>
            Clear cart
          </Button>
        )}
      </PanelHead>
      {ready ? (
        <>
          <CartLines lines={lines} />
          <OrderTotals lines={lines} />
          <TillCard amount={orderAmounts(lines, table).total} />
        </>
      ) : (
        <>
          <CartLinesSkeleton />
          <Skeleton height={SUMMARY_HEIGHT} />
        </>
      )}
    </Panel>
  );
}
