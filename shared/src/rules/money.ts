const NO_BREAK_SPACE = '\u00A0';

/**
 * A whole number of zero or more with separators: "10,000". `toLocaleString` is not used, because its first call loads
 * the browser's number formats, which takes a slow phone a tenth of a second.
 */
export const groupDigits = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** An amount as printed: "KSh 1,200" with a no-break space, rounded to whole shillings (decisions, Money). */
export function formatKsh(amountKsh: number): string {
  const shillings = Math.round(amountKsh);
  return `${shillings < 0 ? '-' : ''}KSh${NO_BREAK_SPACE}${groupDigits(Math.abs(shillings))}`;
}

/**
 * What each of these people pays of an amount of zero or more, in whole shillings. The shillings that are left over go to
 * the first ones, so that the sum is exact.
 */
export function splitKsh(amountKsh: number, people: number): number[] {
  const shillings = Math.round(amountKsh);
  const leftOver = shillings % people;
  const each = (shillings - leftOver) / people;
  return Array.from({ length: people }, (_, index) => (index < leftOver ? each + 1 : each));
}
