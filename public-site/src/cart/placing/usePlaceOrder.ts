import type { Refusal } from '@venue/shared/forms';
import { cartTotal, nairobiDate } from '@venue/shared/rules';
import { useCartStore, useUserStore } from '@venue/shared/stores';
import type { RequestDetail } from '@venue/shared/text';
import type { CartLine } from '@venue/shared/types';
import { useConfirmation } from '../../forms/useConfirmation';
import { keptTable } from '../../table/table';
import { dishOfLine } from '../todaysMenu';
import { deliveryFee, deliveryMinutes, tableMinutes } from '../delivery';

/** Toast for an empty cart. It is checked before missing fields (requirements 5, Cart page; decisions, Empty cart). */
export const CART_IS_EMPTY: Refusal = {
  title: 'Cart is empty',
  text: 'Add some items to your cart first.',
};

/** An order at the moment it was placed. Amounts in KSh. */
export interface PlacedOrder {
  /** Id of the stored order; null for a guest, whose order is not stored. */
  id: string | null;
  lines: CartLine[];
  subtotal: number;
  fee: number;
  total: number;
  minutes: number;
  /** Where it comes to; null for a delivery. */
  table: number | null;
  /** The table, if they sit at one, and the contact details that the person typed. */
  contact: RequestDetail[];
}

const NO_ORDER: PlacedOrder = {
  id: null,
  lines: [{ id: 0, name: '', price: 0, quantity: 0 }],
  subtotal: 0,
  fee: 0,
  total: 0,
  minutes: 0,
  table: null,
  contact: [{ label: '', value: '' }],
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
export const arrivalText = (minutes: number, table: number | null): string =>
  table === null
    ? `Your order will be delivered in ${minutes} minutes.`
    : `We bring it to table ${table} in about ${minutes} minutes.`;

/**
 * Places the order and empties the cart. Nothing is sent to a server (requirements 1, What is sent); the confirmation
 * offers WhatsApp.
 */
export function usePlaceOrder() {
  const cart = useCartStore();
  const account = useUserStore();
  const { confirmed, confirm } = useConfirmation(NO_ORDER);

  const place = (contact: RequestDetail[]) => {
    const table = keptTable();
    const { lines, clear } = cart.getState();
    const { user, addOrder } = account.getState();
    const amounts = orderAmounts(lines, table);
    // A guest's order is not stored; only the confirmation shows it (decisions, Placing an order).
    const order = user
      ? addOrder({
          date: nairobiDate(new Date()),
          status: 'preparing',
          total: amounts.total,
          items: lines.map(({ name, price, quantity }) => ({ name, price, quantity })),
          type: table === null ? 'delivery' : 'dine-in',
          paymentMethod: 'M-Pesa',
        })
      : null;
    clear();
    confirm(
      {
        id: order?.id ?? null,
        lines,
        table,
        contact: table === null ? contact : [{ label: 'Table', value: String(table) }, ...contact],
        ...amounts,
      },
      'Order Placed Successfully!',
      arrivalText(amounts.minutes, table),
    );
  };

  return { placed: confirmed, place };
}
