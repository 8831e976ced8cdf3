/** A missing name or phone is "N/A" (requirements 2, Manage reservations); a blank one is missing. */
export const orNotAvailable = (value: string | null | undefined) => value?.trim() || 'N/A';
