/** A table in a window that is just wide enough for one: 720 to 1023 px. */
export const tightTable = '@media (min-width: 45em) and (max-width: 63.99em)';

/** The narrowest of them: up to 799 px. */
export const tightestTable = '@media (min-width: 45em) and (max-width: 49.99em)';
