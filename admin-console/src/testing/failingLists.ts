import type { ComponentType } from 'react';
import ManageEventsScreen from '../events/ManageEventsScreen';
import ManageReservationsScreen from '../reservations/ManageReservationsScreen';
import ManageStallsScreen from '../stalls/ManageStallsScreen';

/** The banner over rows that are not the server's (decisions, Unreachable and refused). */
export const OFFLINE = 'Working offline: changes stay on this device until you reload';

/** A list as its screen shows it. */
export interface ListCall {
  operation: 'events' | 'reservations' | 'stalls';
  Screen: ComponentType;
  address: string;
  /** A text of its live rows, and one of its samples. */
  live: string;
  sample: string;
  /** The text when it is refused (requirements 8, Admin messages). */
  failed: string;
}

export const EVENTS: ListCall = {
  operation: 'events',
  Screen: ManageEventsScreen,
  address: '/admin/events',
  live: 'Live: Benga Night',
  sample: 'Jazz under the Acacias',
  failed: 'Failed to load events. Please try again later.',
};
export const RESERVATIONS: ListCall = {
  operation: 'reservations',
  Screen: ManageReservationsScreen,
  address: '/admin/reservations',
  live: 'Live Guest One',
  sample: 'Achieng Otieno',
  failed: 'Failed to load reservations. Please try again later.',
};
export const STALLS: ListCall = {
  operation: 'stalls',
  Screen: ManageStallsScreen,
  address: '/admin/stalls',
  live: 'Live: Fish Corner',
  sample: 'Tysons Butchery',
  failed: 'Failed to load stalls. Please try again later.',
};
