import type { VenueRequest } from '../requests/venueRequest';
import type { EventTicket, FavoriteDish, Order, Reservation, Review, User } from '../types';

/** What the user store keeps on the device. */
export interface UserValues {
  user: User | null;
  orders: Order[];
  reservations: Reservation[];
  tickets: EventTicket[];
  reviews: Review[];
  favorites: FavoriteDish[];
  /** What was asked for on this device, by customers and guests. */
  requests: VenueRequest[];
  /** Id of the customer whose lists these are; null until somebody has signed in. */
  listsOwner: string | null;
}
