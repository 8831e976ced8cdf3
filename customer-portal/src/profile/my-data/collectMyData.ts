import { GUEST_BOOKINGS_KEY } from '@venue/shared/stores/guest-bookings-key';
import type { CartState, UserState } from '@venue/shared/stores';

type Account = Pick<UserState, 'user' | 'orders' | 'reservations' | 'tickets' | 'reviews' | 'favorites'>;

/** The bookings that guests have made on this device, as they are stored; other text than JSON as it stands. */
function storedGuestBookings(): unknown {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(GUEST_BOOKINGS_KEY);
    return JSON.parse(stored ?? '[]');
  } catch {
    return stored;
  }
}

/** The content of the storage keys under their names. The live server's token is never included. */
export function collectMyData(account: Account, cart: Pick<CartState, 'lines'>) {
  const { user, orders, reservations, tickets, reviews, favorites } = account;
  return {
    user,
    orders,
    reservations,
    tickets,
    reviews,
    favorites,
    cart: cart.lines,
    guestBookings: storedGuestBookings(),
  };
}
