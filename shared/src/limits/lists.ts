/** Orders shown on the customer's dashboard (requirements 9, Limits). */
export const DASHBOARD_ORDERS = 3;
/** Confirmed reservations, and confirmed tickets, shown on the customer's dashboard (requirements 9, Limits). */
export const DASHBOARD_CONFIRMED = 2;
/** Orders, and reservations, shown on the admin dashboard (requirements 9, Limits). */
export const ADMIN_DASHBOARD_ROWS = 5;
/** Amenities named in a row of the admin stall table before "+N more" (requirements 9, Limits). */
export const STALL_AMENITIES_SHOWN = 3;
/** Choices of rows per page in an admin table; the first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const;
