/** Characters that turn the direction of what follows them. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * What a person typed, for a line of text that has no elements, such as a toast: in its own direction, whatever it holds.
 * In JSX write `<bdi>` or `dir="auto"`.
 */
export const isolated = (typed: string) => `\u2068${typed.replace(TURNS, '')}\u2069`;
