/**
 * Local storage key of what guests have booked on this device. `markVisitor` counts it, and the portal erases it with
 * everything else.
 */
export const GUEST_BOOKINGS_KEY = 'guestBookings';
