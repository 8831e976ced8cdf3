/** Orders shown on the dashboard (requirements 9, Limits). */
export const DASHBOARD_ORDERS = 3;
/** Confirmed reservations, and confirmed tickets, shown on the dashboard (requirements 9, Limits). */
export const DASHBOARD_CONFIRMED = 2;
