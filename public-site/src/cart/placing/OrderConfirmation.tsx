import { paths } from '@venue/shared/paths';
import { formatKsh } from '@venue/shared/rules';
import type { RequestDetail } from '@venue/shared/text';
import { ButtonLink, Stack } from '@venue/shared/ui';
import { RequestConfirmation } from '../../forms/RequestConfirmation';
import type { Confirmed } from '../../forms/useConfirmation';
import { TillCard } from './TillCard';
import { arrivalText, type PlacedOrder } from './usePlaceOrder';

function detailsOf({ id, lines, subtotal, fee, total, table, contact }: PlacedOrder): RequestDetail[] {
  return [
    { label: 'Order', value: id ?? '' },
    ...lines.map(({ name, price, quantity }) => ({
      label: `${quantity} × ${name}`,
      value: formatKsh(price * quantity),
    })),
    { label: 'Subtotal', value: formatKsh(subtotal) },
    ...(table === null ? [{ label: 'Delivery', value: fee === 0 ? 'Free' : formatKsh(fee) }] : []),
    { label: 'Total', value: formatKsh(total), strong: true },
    ...contact,
  ];
}

/** Confirms an order: its lines, the delivery time, and WhatsApp to send it to the kitchen. */
export function OrderConfirmation({ order }: { order: Confirmed<PlacedOrder> }) {
  return (
    <Stack>
      <RequestConfirmation
        title="Thank you for your order"
        next={
          <>
            <p>{arrivalText(order.minutes, order.table)}</p>
            <p>Send it to us on WhatsApp, so that it reaches our kitchen in writing.</p>
          </>
        }
        request={{ opening: 'I would like to order:', details: detailsOf(order) }}
        confirmation={order}
      >
        {order.id && (
          <ButtonLink tone="quiet" to={paths.orders()}>
            See your orders
          </ButtonLink>
        )}
      </RequestConfirmation>
      <TillCard amount={order.total} />
    </Stack>
  );
}
