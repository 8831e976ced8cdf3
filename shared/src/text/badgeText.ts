/** A number in a badge, at most "99+". */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count));
