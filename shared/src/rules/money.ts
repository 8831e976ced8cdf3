const NO_BREAK_SPACE = '\u00A0';

/** An amount as printed: "KSh 1,200" with a no-break space, rounded to whole shillings (decisions, Money). */
export function formatKsh(amountKsh: number): string {
  const shillings = Math.round(amountKsh);
  const digits = String(Math.abs(shillings)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${shillings < 0 ? '-' : ''}KSh${NO_BREAK_SPACE}${digits}`;
}

/**
 * A number typed into an admin form. Blank text and text that is no number count as 0, never NaN (decisions, Price and
 * capacity).
 */
export function parseNumber(typed: string | number | null | undefined): number {
  const value = Number(typed);
  return Number.isFinite(value) ? value : 0;
}
