/**
 * A number typed into an admin form. Blank text and text that is no number count as 0, never NaN (decisions, Price and
 * capacity).
 */
export function parseNumber(typed: string | number | null | undefined): number {
  const value = Number(typed);
  return Number.isFinite(value) ? value : 0;
}
