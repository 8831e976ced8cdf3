/** A drill's size in `npm test` or `npm run test:all`, or whole in `npm run soak`. */
export const sized = (short: number, whole: number) => (process.env.SOAK ? whole : short);
