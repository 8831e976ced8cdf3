import type { Refusal } from '@venue/shared/forms';
import { orderDetails } from '@venue/shared/requests';
import { cartTotal, formatKsh, nairobiDate } from '@venue/shared/rules';
import { useCartStore, useUserStore } from '@venue/shared/stores';
import type { RequestDetail } from '@venue/shared/text';
import type { CartLine } from '@venue/shared/types';
import { useRequestPanel } from '../../forms/useRequestPanel';
import { keptTable } from '../../table/table';
import { deliveryFee, deliveryMinutes } from '../delivery';

/** Toast for an empty cart. It is checked before missing fields (requirements 5, Cart page; decisions, Empty cart). */
export const CART_IS_EMPTY: Refusal = {
  title: 'Cart is empty',
  text: 'Add some items to your cart first.',
};

/** What these lines cost on `/order` and `/cartpage`, in KSh, and the delivery time. */
export function orderAmounts(lines: readonly CartLine[]) {
  const subtotal = cartTotal(lines);
  const fee = deliveryFee(subtotal);
  return { subtotal, fee, total: subtotal + fee, minutes: deliveryMinutes(lines) };
}

/** Places the order and empties the cart. Nothing is sent to a server (requirements 1, What is sent). */
export function usePlaceOrder() {
  const cart = useCartStore();
  const account = useUserStore();
  const { made, make } = useRequestPanel();

  const place = (contact: RequestDetail[]) => {
    const table = keptTable();
    const { lines, clear } = cart.getState();
    const { user, addOrder } = account.getState();
    const { subtotal, fee, total, minutes } = orderAmounts(lines);
    // A guest's order is no record of an account (decisions, Placing an order).
    const order =
      user &&
      addOrder({
        date: nairobiDate(new Date()),
        status: 'preparing',
        total,
        items: lines.map(({ name, price, quantity }) => ({ name, price, quantity })),
        type: 'delivery',
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
            { label: 'Delivery', value: fee === 0 ? 'Free' : formatKsh(fee) },
          ]),
          { label: 'Delivery time', value: `${minutes} minutes, once we have your order` },
          { label: 'Table', value: table === null ? '' : String(table) },
          ...contact,
        ],
        amount: total,
        record: order && { kind: 'ORD', id: order.id },
      },
      'Order Placed Successfully!',
      `Your order will be delivered in ${minutes} minutes.`,
    );
  };

  return { placed: made, place };
}
