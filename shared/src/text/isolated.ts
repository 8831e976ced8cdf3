/** Letters that are written from right to left, and signs that turn what follows. */
const TURNS =
  /[\p{Bidi_Control}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A text from a person within a line of ours: whatever direction it has, the line around it keeps its own. */
export const isolated = (text: string): string => (TURNS.test(text) ? `\u2068${text}\u2069` : text);
