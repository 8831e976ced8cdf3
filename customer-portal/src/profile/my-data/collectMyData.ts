import type { CartState, UserState } from '@venue/shared/stores';

type Account = Pick<
  UserState,
  'user' | 'orders' | 'reservations' | 'tickets' | 'reviews' | 'favorites' | 'requests'
>;

/** The content of the storage keys under their names. The live server's token is never included. */
export function collectMyData(account: Account, cart: Pick<CartState, 'lines'>) {
  const { user, orders, reservations, tickets, reviews, favorites, requests } = account;
  return {
    user,
    orders,
    reservations,
    tickets,
    reviews,
    favorites,
    cart: cart.lines,
    requests,
  };
}
