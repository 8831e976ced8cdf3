/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Characters that turn the direction of what follows them. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * What a person typed, for a line of text that has no elements, such as a toast: the line around it keeps its direction,
 * whatever it holds. In JSX write `<bdi>` or `dir="auto"`.
 */
export function isolated(typed: string): string {
  const text = typed.replace(TURNS, '');
  return text !== typed || RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
