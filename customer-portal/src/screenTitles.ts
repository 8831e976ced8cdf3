// Titles of screens that other screens name too. Each is a constant of its own, so that a chunk has only those it uses.

export const DASHBOARD_TITLE = 'Dashboard';
export const FAVORITES_TITLE = 'My Favorites';
export const ORDERS_TITLE = 'My Orders';
export const PROFILE_TITLE = 'My Profile';
export const REVIEWS_TITLE = 'My Reviews';
export const TICKETS_TITLE = 'My Tickets';
