/** Stands in the place of the module of stylis that adds vendor prefixes (`browserConfig.mjs`). */
export const prefix = (declaration: string): string => declaration;
