import type { CartState, UserState } from '@venue/shared/stores';

type Account = Pick<UserState, 'user' | 'orders' | 'reservations' | 'tickets' | 'reviews' | 'favorites'>;

/** The content of the seven storage keys under their names. The live server's token is never included. */
export function collectMyData(account: Account, cart: Pick<CartState, 'lines'>) {
  const { user, orders, reservations, tickets, reviews, favorites } = account;
  return { user, orders, reservations, tickets, reviews, favorites, cart: cart.lines };
}
