/** Choices of rows per page in a table; the first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const;
