import { venueNow } from '@venue/shared/browser';
import type { Refusal } from '@venue/shared/forms';
import { orderDetails } from '@venue/shared/requests';
import { cartTotal, formatKsh, nairobiDate, readyText } from '@venue/shared/rules';
import { useCartStore, useUserStore } from '@venue/shared/stores';
import type { RequestDetail } from '@venue/shared/text';
import type { CartLine } from '@venue/shared/types';
import { useRequestPanel } from '../../forms/useRequestPanel';
import { keptTable } from '../../table/table';
import { dishOfLine } from '../todaysMenu';
import { deliveryFee, deliveryMinutes, tableMinutes } from '../delivery';

/** Toast for an empty cart. It is checked before missing fields (requirements 5, Cart page; decisions, Empty cart). */
export const CART_IS_EMPTY: Refusal = {
  title: 'Cart is empty',
  text: 'Add some items to your cart first.',
};

/**
 * What these lines cost on `/order` and `/cartpage`, in KSh, and the minutes until they come. An order at a table is no
 * delivery (decisions, Ordering at a table).
 */
export function orderAmounts(lines: readonly CartLine[], table: number | null) {
  const subtotal = cartTotal(lines);
  const fee = table === null ? deliveryFee(subtotal) : 0;
  // A favourite has no preparation time; today's menu knows it.
  const timed = lines.map((line) => ({ prepMinutes: line.prepMinutes ?? dishOfLine(line)?.estimatedTime }));
  const minutes = table === null ? deliveryMinutes(timed) : tableMinutes(timed);
  return { subtotal, fee, total: subtotal + fee, minutes };
}

/** What is said of a placed order: the required sentence, or that it comes to the table. */
const arrivalText = (minutes: number, table: number | null): string =>
  table === null
    ? `Your order will be delivered in ${minutes} minutes.`
    : `We bring it to table ${table} in about ${minutes} minutes.`;

/** Places the order and empties the cart. Nothing is sent to a server (requirements 1, What is sent). */
export function usePlaceOrder() {
  const cart = useCartStore();
  const account = useUserStore();
  const { made, make } = useRequestPanel();

  const place = (contact: RequestDetail[]) => {
    const table = keptTable();
    const { lines, clear } = cart.getState();
    const { user, addOrder } = account.getState();
    const { subtotal, fee, total, minutes } = orderAmounts(lines, table);
    const about = readyText(minutes, venueNow());
    // A guest's order is no record of an account (decisions, Placing an order).
    const order =
      user &&
      addOrder({
        date: nairobiDate(venueNow()),
        status: 'preparing',
        total,
        items: lines.map(({ name, price, quantity }) => ({ name, price, quantity })),
        type: table === null ? 'delivery' : 'dine-in',
        paymentMethod: 'M-Pesa',
      });
    clear();
    make(
      {
        kind: 'order',
        title: `Order for ${formatKsh(total)}`,
        opening: 'I would like to order:',
        details: [
          ...orderDetails(lines, total, [
            { label: 'Subtotal', value: formatKsh(subtotal) },
            { label: 'Delivery', value: table !== null ? '' : fee === 0 ? 'Free' : formatKsh(fee) },
          ]),
          {
            label: table === null ? 'Delivery time' : 'Ready',
            value: `${minutes} minutes, once we have your order${about && ` (${about} if sent now)`}`,
          },
          { label: 'Table', value: table === null ? '' : String(table) },
          ...contact,
        ],
        amount: total,
        record: order && { kind: 'ORD', id: order.id },
      },
      'Order Placed Successfully!',
      arrivalText(minutes, table),
    );
  };

  return { placed: made, place };
}
