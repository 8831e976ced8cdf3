// Titles of screens that other screens name too. Each is a constant of its own, so that a chunk has only those it uses.

export const CHECKOUT_TITLE = 'Checkout';
export const EVENTS_TITLE = 'Events & Experiences';
export const MENU_TITLE = 'Menu';
export const ORDER_TITLE = 'Order Online';
export const RESERVATIONS_TITLE = 'Reservations';
export { STALLS_TITLE } from '@venue/shared/stall-words';
