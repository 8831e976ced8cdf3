/** Local storage key of what a host notes about bookings on this device; the portal erases it with everything else. */
export const HOST_NOTES_KEY = 'hostNotes';
