import { eventApi } from './events/eventApi';
import { reservationApi } from './reservations/reservationApi';
import { stallApi } from './stalls/stallApi';

/** Every kind of record that the API keeps. */
export const KINDS = [eventApi, reservationApi, stallApi] as const;
