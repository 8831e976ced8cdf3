// Titles of screens that more than one workspace names. Each is a constant of its own, so that a bundle has only those it
// uses.

export const ADMIN_DASHBOARD_TITLE = 'Admin Dashboard';
export const CHECKOUT_TITLE = 'Checkout';
export const DASHBOARD_TITLE = 'Dashboard';
export const FAVORITES_TITLE = 'My Favorites';
export const MANAGE_RESERVATIONS_TITLE = 'Manage Reservations';
export const MENU_TITLE = 'Menu';
export const ORDER_TITLE = 'Order Online';
export const ORDERS_TITLE = 'My Orders';
export const PROFILE_TITLE = 'My Profile';
export const RESERVATIONS_TITLE = 'Reservations';
export const REVIEWS_TITLE = 'My Reviews';
export const STALLS_TITLE = 'Our Stalls';
export const TICKETS_TITLE = 'My Tickets';
