import type { CartState, UserState } from '@venue/shared/stores';

type Account = Pick<UserState, 'user' | 'orders' | 'reservations' | 'tickets' | 'reviews' | 'favorites'>;

/** Everything kept under the seven keys, named as they are; never the live server's token. */
export function collectMyData(account: Account, cart: Pick<CartState, 'lines'>) {
  const { user, orders, reservations, tickets, reviews, favorites } = account;
  return { user, orders, reservations, tickets, reviews, favorites, cart: cart.lines };
}
